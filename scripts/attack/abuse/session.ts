import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";

/** Enough for 1,200 requests in 8 s. More only compete for the processor of this machine, which is not the matter here. */
const CONNECTIONS = 10;
/** The app's limit of refused refreshes a minute; the attack may reach into a second minute. */
const REFUSED_REFRESHES = 2 * 10;
const VISITS = 12;
/** The refresh, the check of the token and the profile. */
const CALLS_PER_VISIT = 3;
const COOKIE = "questshelf-session";

type Session = { refresh_token: string; expires_at: number };
let own: Session | undefined;

const cookieOf = (session: Session) =>
  `${COOKIE}=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

/** The session in the cookies of an answer, which hold it in one part or in several. */
function sessionIn(cookies: string): Session {
  const parts = cookies.split("; ").filter((cookie) => cookie.startsWith(COOKIE));
  const value = parts.map((part) => part.slice(part.indexOf("=") + 1)).join("");
  return JSON.parse(Buffer.from(value.replace(/^base64-/, ""), "base64url").toString());
}

const overdue = (refresh?: Partial<Session>) => {
  if (!own) throw new Error("No session was prepared.");
  return { headers: { cookie: cookieOf({ ...own, expires_at: 1, ...refresh }) } };
};

/** Invented refresh tokens in overdue sessions, while another client's session is refreshed at each visit. */
export const session: Scenario = {
  name: "session",
  title: "sessions with invented refresh tokens",
  async prepare({ signIn }) {
    own = sessionIn(await signIn("guest"));
  },
  attack: ({ attacker }, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) =>
      attacker(n % 2 === 0 ? "/api/session" : "/collection", overdue({ refresh_token: `invented${n}` })),
    ),
  async visit({ innocent }) {
    const answer = await innocent("/api/session", overdue());
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    // Without a new session the next visit would measure nothing.
    if (cookies.length === 0) return new Response(null, { status: 500 });
    own = sessionIn(cookies.join("; "));
    return answer;
  },
  async faults(_, { upstream }) {
    const allowed = REFUSED_REFRESHES + VISITS * CALLS_PER_VISIT;
    const made = upstream.supabase ?? 0;
    return made > allowed ? [`${made} calls to Supabase (at most ${allowed})`] : [];
  },
};
