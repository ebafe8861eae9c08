import { NEW_PASSWORD } from "../support/account-steps";
import { captchaToken, expect, FROM_OWN_PAGE, redeem, type User } from "../support/fixtures";
import { test } from "../support/own-app";
import { cookieOf, sessionOf } from "../support/session";

// Several clients, with the default limits.
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

/** Sends a same-origin request from an address. */
function from(site: string | undefined, address: string) {
  const headers = { ...FROM_OWN_PAGE, "x-forwarded-for": address, "content-type": "application/json" };
  return {
    get: (path: string, cookie: string) =>
      fetch(`${site}${path}`, { headers: { ...headers, cookie }, redirect: "manual" }),
    post: (path: string, body: unknown, cookie = "") =>
      fetch(`${site}${path}`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      }),
  };
}
const credentials = ({ email, password }: User, other: Record<string, string> = {}) => ({
  ...{ email, password, captchaToken },
  ...other,
});
const wrongOf = (user: User) => credentials(user, { password: "not the password" });

/** The statuses of `count` sequential requests. */
async function statusesOf(count: number, send: (n: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await send(n)).status);
  return statuses;
}
const repeated = (status: number, count: number) => Array.from({ length: count }, () => status);

test("lets no stranger lock an account or use up Supabase's limits; a mail's link unlocks an account", async ({
  newUser,
  baseURL,
  mailTo,
  requestAs,
  requestsSince,
}) => {
  test.setTimeout(120_000);
  const attacker = from(baseURL, ATTACKER);
  const owner = from(baseURL, OWNER);
  const user = await newUser();
  const signIn = "/api/auth/sign-in";
  const callsSince = async (start: number, path: string) =>
    (await requestsSince(start, "supabase")).filter((call) => call.path === path).length;

  await test.step("failed bot-checks are limited by address, and do not count for the account", async () => {
    const start = Date.now();
    const statuses = await statusesOf(2 * PER_MINUTE, () =>
      attacker.post(signIn, credentials(user, { captchaToken: "bogus" })),
    );
    expect(statuses).toEqual([...repeated(400, PER_MINUTE), ...repeated(429, PER_MINUTE)]);
    expect(await callsSince(start, "/auth/v1/token")).toBe(PER_MINUTE);
    expect((await owner.post(signIn, credentials(user))).status).toBe(200);
  });

  await test.step("wrong passwords lock the account for everybody", async () => {
    const statuses = await statusesOf(PER_MINUTE, (n) =>
      from(baseURL, `203.0.113.${n}`).post(signIn, wrongOf(user)),
    );
    expect(statuses).toEqual(repeated(400, PER_MINUTE));
    const locked = await owner.post(signIn, credentials(user));
    expect(locked.status).toBe(429);
    const message = "Too many requests. Please wait a moment and try again.";
    expect(await locked.json()).toEqual({ error: { code: "rate_limited", message } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  await test.step("the owner chooses a new password by mail and signs in with it", async () => {
    const bogus = { email: user.email, captchaToken: "bogus" };
    expect((await attacker.post("/api/auth/recover", bogus)).status).toBe(400);
    expect((await owner.post("/api/auth/recover", { ...bogus, captchaToken })).status).toBe(200);
    await expect.poll(async () => (await mailTo(user.email)).subject).toContain("new Questshelf password");
    const request = await requestAs();
    expect(await (await redeem(request, await mailTo(user.email))).json()).toMatchObject({
      step: "recovery",
    });
    const chosen = await request.post("/api/auth/new-password", { data: { password: NEW_PASSWORD } });
    expect(chosen.status()).toBe(200);
    const signedIn = await owner.post(signIn, credentials(user, { password: NEW_PASSWORD }));
    expect(signedIn.status).toBe(200);
  });

  await test.step("invented sessions cost few calls, and the owner's is refreshed meanwhile", async () => {
    const known = await sessionOf(await requestAs({ email: user.email, password: NEW_PASSWORD }));
    const session = { ...known, expires_at: 1 };
    const start = Date.now();
    const statuses = await statusesOf(4 * PER_MINUTE, (n) =>
      attacker.get(n % 2 ? "/api/session" : "/collection", cookieOf({ ...session, refresh_token: `x${n}` })),
    );
    expect(statuses.slice(0, PER_MINUTE)).toEqual(repeated(0, PER_MINUTE).map((_, n) => (n % 2 ? 200 : 307)));
    expect(statuses.slice(PER_MINUTE)).toEqual(
      repeated(0, 3 * PER_MINUTE).map((_, n) => (n % 2 ? 503 : 200)),
    );
    expect(await callsSince(start, "/auth/v1/token")).toBe(PER_MINUTE);
    const answer = await owner.get("/api/session", cookieOf(session));
    expect(await answer.json()).toMatchObject({ user: { email: user.email } });
  });

  await test.step("invented mail links cost few calls", async () => {
    const start = Date.now();
    const statuses = await statusesOf(2 * PER_MINUTE, (n) =>
      attacker.post("/api/auth/confirm", { token_hash: `invented${n}`, type: "recovery" }),
    );
    expect(statuses).toEqual([...repeated(400, PER_MINUTE), ...repeated(429, PER_MINUTE)]);
    expect(await callsSince(start, "/auth/v1/verify")).toBe(PER_MINUTE);
  });
});
