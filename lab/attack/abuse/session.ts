import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";

/** Enough for 1,200 requests in 8 s. More would only use up the processor, which is not what this scenario measures. */
const CONNECTIONS = 10;
/** The app's limit of 10 refused refreshes a minute; the attack can span two minutes. */
const REFUSED_REFRESHES = 2 * 10;
const VISITS = 12;
/** Refreshing the session, verifying the token, reading the profile and counting unread notices. */
const CALLS_PER_VISIT = 4;
const COOKIE = "questshelf-session";

type Session = { refresh_token: string; expires_at: number };
let innocentSession: Session | undefined;

const cookieOf = (session: Session) =>
  `${COOKIE}=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

/** Parses the session from cookies, which may be split into several parts. */
function sessionIn(cookies: string): Session {
  const parts = cookies.split("; ").filter((cookie) => cookie.startsWith(COOKIE));
  const value = parts.map((part) => part.slice(part.indexOf("=") + 1)).join("");
  return JSON.parse(Buffer.from(value.replace(/^base64-/, ""), "base64url").toString());
}

const expiredSession = (refresh?: Partial<Session>) => {
  if (!innocentSession) throw new Error("No session was prepared.");
  return { headers: { cookie: cookieOf({ ...innocentSession, expires_at: 1, ...refresh }) } };
};

/** Expired sessions with made-up refresh tokens, while each visit of the innocent client refreshes its session. */
export const session: Scenario = {
  name: "session",
  title: "sessions with made-up refresh tokens",
  async prepare({ signIn }) {
    innocentSession = sessionIn(await signIn("guest"));
  },
  attack: ({ attacker }, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) =>
      attacker(
        n % 2 === 0 ? "/api/session" : "/collection",
        expiredSession({ refresh_token: `made-up${n}` }),
      ),
    ),
  async visit({ innocent }) {
    const answer = await innocent("/api/session", expiredSession());
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    // A visit without a refresh is a failure: the next one would measure nothing.
    if (cookies.length === 0) return new Response(null, { status: 500 });
    innocentSession = sessionIn(cookies.join("; "));
    return answer;
  },
  async faults(_, { upstream }) {
    const allowed = REFUSED_REFRESHES + VISITS * CALLS_PER_VISIT;
    const calls = upstream.supabase ?? 0;
    return calls > allowed ? [`${calls} calls to Supabase (at most ${allowed})`] : [];
  },
};
