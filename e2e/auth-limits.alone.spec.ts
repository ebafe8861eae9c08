import { NEW_PASSWORD } from "./account-steps";
import { captchaToken, expect, FROM_OWN_PAGE, redeem, type User } from "./fixtures";
import { test } from "./own-app";
import { cookieOf, sessionOf } from "./session";

// Several clients, and the limits that the product is delivered with.
test.use({
  ownVariables: {
    TRUST_PROXY: "true",
    RATE_LIMIT_SIGN_IN_PER_MINUTE: "",
    RATE_LIMIT_FAILED_AUTH_PER_MINUTE: "",
  },
});

const PER_MINUTE = 10;
const ATTACKER = "203.0.113.66";
const OWNER = "198.51.100.7";

/** Sends as a page of our own does, from an address. */
function from(site: string | undefined, address: string) {
  const headers = { ...FROM_OWN_PAGE, "x-forwarded-for": address, "content-type": "application/json" };
  return {
    get: (path: string, cookie = "") =>
      fetch(`${site}${path}`, { headers: { ...headers, cookie }, redirect: "manual" }),
    post: (path: string, body: unknown, cookie = "") =>
      fetch(`${site}${path}`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      }),
  };
}
const cookieOfAnswer = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const credentials = ({ email, password }: User, wrong: Record<string, string> = {}) => ({
  email,
  password,
  captchaToken,
  ...wrong,
});
const many = <T>(count: number, once: (n: number) => T) => Array.from({ length: count }, (_, n) => once(n));
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("sign-ins with a bogus bot-check are limited by address and do not lock the account", async ({
  newUser,
  baseURL,
  requestsSince,
}) => {
  const user = await newUser();
  const start = Date.now();
  const bogus = credentials(user, { captchaToken: "bogus" });
  const attacks = many(60, () => from(baseURL, ATTACKER).post("/api/auth/sign-in", bogus));
  const meanwhile = await from(baseURL, OWNER).post("/api/auth/sign-in", credentials(user));
  const statuses = await statusesOf(attacks);
  expect(statuses.filter((status) => status === 400)).toHaveLength(PER_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - PER_MINUTE);
  expect(meanwhile.status).toBe(200);
  expect((await from(baseURL, OWNER).post("/api/auth/sign-in", credentials(user))).status).toBe(200);
  const calls = (await requestsSince(start, "supabase")).filter(({ path }) => path === "/auth/v1/token");
  expect(calls.length).toBe(PER_MINUTE + 2);
});

test("an account that is locked by wrong passwords is opened by a mail's link", async ({
  newUser,
  baseURL,
  mailTo,
  requestAs,
}) => {
  const user = await newUser();
  const owner = from(baseURL, OWNER);
  const wrong = credentials(user, { password: "not the password" });
  for (const n of many(PER_MINUTE, (index) => index)) {
    expect((await from(baseURL, `203.0.113.${n}`).post("/api/auth/sign-in", wrong)).status).toBe(400);
  }
  const locked = await owner.post("/api/auth/sign-in", credentials(user));
  expect(locked.status).toBe(429);
  expect(await locked.json()).toEqual({
    error: { code: "rate_limited", message: "Too many requests. Please wait a moment and try again." },
  });
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);

  expect((await owner.post("/api/auth/recover", { email: user.email, captchaToken })).status).toBe(200);
  await expect.poll(async () => (await mailTo(user.email)).subject).toContain("new Questshelf password");
  const opened = await redeem(await requestAs(), await mailTo(user.email));
  expect(await opened.json()).toMatchObject({ step: "recovery" });
  const cookie = opened
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value.split(";")[0])
    .join("; ");
  const chosen = await owner.post("/api/auth/new-password", { password: NEW_PASSWORD }, cookie);
  expect(chosen.status).toBe(200);
  const signedIn = await owner.post("/api/auth/sign-in", credentials(user, { password: NEW_PASSWORD }));
  expect(signedIn.status).toBe(200);
});

test("invented sessions of one client cost few upstream calls, and those of others are refreshed", async ({
  newUser,
  requestAs,
  baseURL,
  requestsSince,
}) => {
  const session = { ...(await sessionOf(await requestAs(await newUser()))), expires_at: 1 };
  const invented = (n: number) => cookieOf({ ...session, refresh_token: `invented${n}` });
  const start = Date.now();
  const statuses = await statusesOf([
    ...many(100, (n) => from(baseURL, ATTACKER).get("/api/session", invented(n))),
    ...many(100, (n) => from(baseURL, ATTACKER).get("/collection", invented(n + 100))),
  ]);
  expect(statuses.filter((status) => ![200, 307, 503].includes(status))).toEqual([]);
  const calls = await requestsSince(start, "supabase");
  expect(calls.filter(({ path }) => path === "/auth/v1/token")).toHaveLength(PER_MINUTE);

  const answer = await from(baseURL, OWNER).get("/api/session", cookieOf(session));
  expect(await answer.json()).toMatchObject({ user: { email: session.user.email } });
});

test("mail links that are not valid are limited by address", async ({ baseURL, requestsSince }) => {
  const start = Date.now();
  const link = (n: number) => ({ token_hash: `invented${n}`, type: "recovery" });
  const statuses = await statusesOf(
    many(40, (n) => from(baseURL, ATTACKER).post("/api/auth/confirm", link(n))),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(PER_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - PER_MINUTE);
  const calls = await requestsSince(start, "supabase");
  expect(calls.filter(({ path }) => path === "/auth/v1/verify")).toHaveLength(PER_MINUTE);
});

test("a session whose refresh is rate-limited stays, its pages show that, and signing out works", async ({
  newUser,
  requestAs,
  baseURL,
  fault,
  page,
  allowConsole,
  requestsSince,
}) => {
  allowConsole(/the server responded with a status of 503/);
  const user = await newUser();
  const session = await sessionOf(await requestAs(user));
  const cookie = cookieOf({ ...session, expires_at: 1 });
  const client = from(baseURL, OWNER);
  await fault("supabase", "rate-limited", undefined, { call: "POST /auth/v1/token" });
  const start = Date.now();
  for (const answer of await Promise.all(many(5, () => client.get("/api/session", cookie)))) {
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const shell = await client.get("/collection", cookie);
  expect(shell.status).toBe(200);
  expect(shell.headers.getSetCookie()).toEqual([]);
  const calls = await requestsSince(start, "supabase");
  expect(calls.filter(({ path }) => path === "/auth/v1/token")).toHaveLength(1);

  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: baseURL ?? "" }]);
  await page.goto("/collection");
  await expect(page.getByText(/can't be reached right now/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/collection$/);

  const signedOut = await client.post("/api/auth/sign-out", {}, cookie);
  expect(signedOut.status).toBe(200);
  expect(cookieOfAnswer(signedOut)).toContain("questshelf-session=");

  await fault("supabase", "ok");
  await expect
    .poll(async () => (await client.get("/api/session", cookie)).status, { timeout: 15_000 })
    .toBe(200);
  const healed = await client.get("/api/session", cookie);
  expect(await healed.json()).toMatchObject({ user: { email: user.email } });
});
