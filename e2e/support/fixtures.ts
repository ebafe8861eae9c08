import { randomBytes, randomInt } from "node:crypto";
import { type APIRequestContext, test as base, expect } from "playwright/test";
import { z } from "zod";

export const PASSWORD = "correct horse battery";
/** The token of the sandbox's bot-check. */
export const captchaToken = "XXXX.DUMMY.TOKEN.XXXX";

/** The header that browsers send with requests of our own pages. */
export const FROM_OWN_PAGE = { "sec-fetch-site": "same-origin" };

const mailsSchema = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
);
const requestsSchema = z.array(
  z.object({ at: z.number(), service: z.string(), method: z.string(), path: z.string(), status: z.number() }),
);

export type User = { email: string; password: string; username: string };

/** The sample account with a filled shelf, a profile and a Steam ID. Other tests see what is written to it. */
export const DEMO: User = { email: "demo@questshelf.test", password: "questshelf-demo", username: "demo" };

type Service = "igdb" | "steam" | "supabase" | "turnstile" | "mail";
type FaultMode = "ok" | "down" | "slow" | "rate-limited" | "error" | "garbage" | "reset";
/** Which calls a fault affects, and when it resets their connection. */
type Where = { at?: "request" | "answer" | "body"; call?: string; times?: number };

type Fixtures = {
  pageConsole: { problems: string[]; allowed: RegExp[] };
  /** Allows errors on the page's console; others fail the test. */
  allowConsole: (pattern: RegExp) => void;
  /** Registers and confirms a new user without a browser. */
  newUser: (wish?: Partial<User>) => Promise<User>;
  /** Signs the page's browser in, as a new user unless one is given. */
  signIn: (user?: User) => Promise<User>;
  /** Requests without a browser, as a user or signed out. */
  requestAs: (user?: Pick<User, "email" | "password">) => Promise<APIRequestContext>;
  /** Requests without a browser, as a new user. */
  userRequest: APIRequestContext;
  /** The newest mail to an address. */
  mailTo: (email: string) => Promise<z.infer<typeof mailsSchema>[number]>;
  /** Makes a service fail until the test is over. Only for specs named `*.alone.spec.ts`. */
  fault: (service: Service, mode: FaultMode, latencyMs?: number, where?: Where) => Promise<void>;
  /** The app's upstream calls since a time (ms). */
  requestsSince: (at: number, service?: Service) => Promise<z.infer<typeof requestsSchema>>;
};

const SITES = process.env.E2E_BASE_URL?.split(",") ?? [];

export const test = base.extend<Fixtures>({
  // With several apps, each worker has its own, so that a fault affects one worker only.
  baseURL: async ({ baseURL }, use, { parallelIndex }) => use(SITES[parallelIndex] ?? baseURL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
  pageConsole: async ({}, use) => {
    const problems: string[] = [];
    const allowed: RegExp[] = [];
    await use({ problems, allowed });
    const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, "errors on the page's console").toEqual([]);
  },
  allowConsole: async ({ pageConsole }, use) => use((pattern) => void pageConsole.allowed.push(pattern)),
  page: async ({ page, pageConsole: { problems } }, use) => {
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
  },
  mailTo: async ({ request }, use) => use((email) => newestMail(request, email)),
  newUser: async ({ requestAs }, use) =>
    // Confirming an address signs in, so each user registers in a context of its own.
    use(async (wish) => registerUser(await requestAs(), wish)),
  signIn: async ({ page }, use) =>
    use(async (given) => {
      if (!given) return registerUser(page.request);
      await signInThrough(page.request, given);
      return given;
    }),
  requestAs: async ({ playwright, baseURL }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (user) => {
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: FROM_OWN_PAGE });
      contexts.push(request);
      if (user) await signInThrough(request, user);
      return request;
    });
    for (const request of contexts) await request.dispose();
  },
  userRequest: async ({ requestAs }, use) => {
    const request = await requestAs();
    await registerUser(request);
    await use(request);
  },
  fault: async ({ request }, use) => {
    const touched = new Set<Service>();
    const put = async (data: { service: Service; mode: FaultMode; latencyMs?: number } & Where) =>
      expect(await request.put("/_sandbox/faults", { data })).toBeOK();
    await use(async (service, mode, latencyMs, where) => {
      touched.add(service);
      await put({ service, mode, ...(latencyMs === undefined ? {} : { latencyMs }), ...where });
    });
    for (const service of touched) await put({ service, mode: "ok" });
    if (touched.has("igdb")) await expect.poll(() => answersUnseenGame(request)).toBe(true);
  },
  requestsSince: async ({ request }, use) =>
    use(async (at, service) => {
      const answer = await request.get("/_sandbox/requests.json", { params: { since: at } });
      const all = requestsSchema.parse(await answer.json());
      return all.filter((entry) => service === undefined || entry.service === service);
    }),
});

export { expect };

/** False while the circuit breaker of IGDB is still open. */
async function answersUnseenGame(request: APIRequestContext): Promise<boolean> {
  const gameId = randomInt(150_000_000, 250_000_000);
  return (await request.get(`/api/game/age-rating?gameId=${gameId}`)).status() === 404;
}

/** Registers, confirms and signs in a new user. */
export async function registerUser(request: APIRequestContext, wish: Partial<User> = {}): Promise<User> {
  const id = randomBytes(5).toString("hex");
  const user = { email: `${id}@example.test`, password: PASSWORD, username: `player_${id}`, ...wish };
  const data = { ...user, captchaToken };
  await expect(await request.post("/api/auth/sign-up", { data, headers: FROM_OWN_PAGE })).toBeOK();
  const mail = await newestMail(request, user.email);
  await expect(await redeem(request, mail)).toBeOK();
  return user;
}

/** The path of a mail's link. */
export function linkIn(mail: { text: string }): string {
  const { pathname, search } = new URL(/https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail.text)?.[0] ?? "");
  return pathname + search;
}

/** Sends what the button behind a mail's link sends. */
export function redeem(request: APIRequestContext, mail: { text: string }) {
  const data = Object.fromEntries(new URL(linkIn(mail), "http://own.invalid").searchParams);
  return request.post("/api/auth/confirm", { data, headers: FROM_OWN_PAGE });
}

/** The mails to an address, the newest first. */
export async function mailsOf(request: APIRequestContext, email: string) {
  return mailsSchema.parse(
    await (await request.get("/_sandbox/mailbox.json", { params: { to: email } })).json(),
  );
}

/** Waits for the mail, which is sent after the response. */
async function newestMail(request: APIRequestContext, email: string) {
  const find = async () => (await mailsOf(request, email))[0];
  const poll = { message: `a mail to ${email}`, intervals: [20, 50, 100] };
  await expect.poll(async () => Boolean(await find()), poll).toBe(true);
  const mail = await find();
  if (!mail) throw new Error(`the mail to ${email} is gone`);
  return mail;
}

export async function signInThrough(request: APIRequestContext, user: Pick<User, "email" | "password">) {
  const { email, password } = user;
  const data = { email, password, captchaToken };
  const answer = await request.post("/api/auth/sign-in", { data, headers: FROM_OWN_PAGE });
  await expect(answer).toBeOK();
}
