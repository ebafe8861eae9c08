import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CAPTCHA, newName, PASSWORD, SITE_URL, startSupabase, tokenHashIn } from "./harness.ts";

let captchaIsAway = false;
let asked: string[] = [];

const server = await startSupabase({
  verifyCaptcha: async (token) => {
    asked.push(token);
    if (captchaIsAway) throw new Error("no answer");
    return token === CAPTCHA
      ? { success: true, "error-codes": [] }
      : { success: false, "error-codes": ["timeout-or-duplicate"] };
  },
});
afterAll(() => server.stop());
beforeEach(() => {
  captchaIsAway = false;
  asked = [];
});

const options = { captchaToken: CAPTCHA };
const newEmail = () => `${crypto.randomUUID()}@questshelf.test`;

async function signUp(email: string, username?: string, password = PASSWORD) {
  const data = username === undefined ? {} : { username };
  return await server.connect().auth.signUp({ email, password, options: { ...options, data } });
}

async function confirm(email: string) {
  const [mail] = await server.mailsTo(email);
  const client = server.connect();
  const { data, error } = await client.auth.verifyOtp({
    token_hash: tokenHashIn(mail?.text),
    type: "signup",
  });
  return { client, error, user: data.user, session: data.session };
}

async function usernameOf(email: string) {
  const sql = "select p.username from public.profiles p join auth.users u on u.id = p.id where u.email = $1";
  return (await server.sql(sql, [email]))[0]?.username;
}

const age = (email: string, seconds: number) =>
  server.sql(
    "update auth.users set confirmation_sent_at = now() - make_interval(secs => $2) where email = $1",
    [email, seconds],
  );

describe("from sign-up to sign-in", () => {
  it("requires the mail's link and the password", async () => {
    const email = newEmail();
    const username = newName();
    const { data, error } = await signUp(email, username);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);

    const credentials = { email, password: PASSWORD, options };
    const early = await server.connect().auth.signInWithPassword(credentials);
    expect([early.error?.status, early.error?.code]).toEqual([400, "email_not_confirmed"]);
    expect(await usernameOf(email)).toBeNull();

    const [mail, ...more] = await server.mailsTo(email);
    expect(more).toEqual([]);
    const link = `${SITE_URL}/auth/confirm?token_hash=${tokenHashIn(mail?.text)}&type=signup`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link.replace("&", "&amp;"));

    const confirmed = await confirm(email);
    expect(confirmed.session?.expires_in).toBe(3600);
    expect((await confirmed.client.from("profiles").select("username").single()).data).toEqual({ username });
    expect((await confirm(email)).error?.code).toBe("otp_expired");

    const signedIn = await server.connect().auth.signInWithPassword(credentials);
    expect(signedIn.data.user?.email).toBe(email);
  });

  it("renews a session once per refresh token", async () => {
    const { client } = await server.newUser();
    const before = (await client.auth.getSession()).data.session;
    const after = (await client.auth.refreshSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    await client.auth.signOut();
    const late = await server.connect().auth.refreshSession({ refresh_token: after?.refresh_token ?? "" });
    expect(late.error?.status).toBe(400);
  });

  it("sends a link for a forgotten password", async () => {
    const { email } = await server.newUser();
    const { error } = await server.connect().auth.resetPasswordForEmail(email, options);
    expect(error).toBeNull();
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain(`${SITE_URL}/auth/confirm?token_hash=`);
    const token_hash = tokenHashIn(mail?.text);
    const verified = await server.connect().auth.verifyOtp({ token_hash, type: "recovery" });
    expect(verified.data.user?.email).toBe(email);
  });
});

describe("the e-mail of an existing account", () => {
  it("gets the same response as an unknown one, and no mail", async () => {
    const known = (await server.newUser()).email;
    const unknown = newEmail();
    const one = await signUp(known.toUpperCase(), newName());
    const two = await signUp(unknown, newName());
    expect(one.error).toBeNull();
    expect(two.error).toBeNull();
    expect(one.data.user?.email).toBe(known);
    expect(one.data.user?.identities).toEqual([]);
    expect(one.data.session).toBeNull();
    expect(await server.mailsTo(known)).toEqual([]);
    const kept = await server.sql("select 1 from auth.users where email = $1", [known]);
    expect(kept).toHaveLength(1);
  });

  it("does not accept the second password", async () => {
    const { email } = await server.newUser();
    await signUp(email, newName(), "another-password");
    const intruder = await server
      .connect()
      .auth.signInWithPassword({ email, password: "another-password", options });
    expect(intruder.error?.code).toBe("invalid_credentials");
  });

  it("gets another confirmation mail after a minute, not sooner", async () => {
    const email = newEmail();
    await signUp(email);
    expect((await signUp(email)).error?.code).toBe("over_email_send_rate_limit");
    const resent = await server.connect().auth.resend({ type: "signup", email, options });
    expect([resent.error?.status, resent.error?.code]).toEqual([429, "over_email_send_rate_limit"]);
    await age(email, 61);
    expect((await signUp(email)).error).toBeNull();
    await age(email, 61);
    expect((await server.connect().auth.resend({ type: "signup", email, options })).error).toBeNull();

    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(3);
    const first = { token_hash: tokenHashIn(mails[2]?.text), type: "signup" } as const;
    expect((await server.connect().auth.verifyOtp(first)).error?.code).toBe("otp_expired");
    expect((await confirm(email)).error).toBeNull();
  });

  it("signs up once when sent twice at the same time", async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(email), signUp(email)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });
});

describe("refusals", () => {
  it("are equal for a wrong password of a confirmed, an unconfirmed and an unknown account", async () => {
    const waiting = newEmail();
    await signUp(waiting);
    for (const email of [(await server.newUser()).email, waiting, newEmail()]) {
      const { error } = await server
        .connect()
        .auth.signInWithPassword({ email, password: "not-the-password", options });
      expect([error?.status, error?.code, error?.message]).toEqual([
        400,
        "invalid_credentials",
        "Invalid login credentials",
      ]);
    }
  });

  it("name the length for a short password", async () => {
    const { error } = await signUp(newEmail(), undefined, "1234567");
    expect([error?.status, error?.code]).toEqual([422, "weak_password"]);
    expect(error?.message).toContain("8 characters");
  });

  it.each(["no-address", "", "a@b"])("are client errors for the address %j", async (email) => {
    const { error } = await signUp(email);
    expect([400, 422]).toContain(error?.status);
  });

  it("have the old shape for clients that send no version", async () => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({
        email: newEmail(),
        password: PASSWORD,
        gotrue_meta_security: { captcha_token: CAPTCHA },
      }),
    });
    expect(answer.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
  });

  it("come first for invalid JSON and a missing key", async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${server.url}/auth/v1/signup`, { method: "POST", headers, body: "{" });
    expect((await send({ apikey: server.publishableKey })).status).toBe(400);
    expect((await send({})).status).toBe(401);
  });
});

describe("the bot-check", () => {
  const attempts = {
    "sign-up": (captchaToken?: string) =>
      server.connect().auth.signUp({ email: newEmail(), password: PASSWORD, options: { captchaToken } }),
    "sign-in": (captchaToken?: string) =>
      server
        .connect()
        .auth.signInWithPassword({ email: newEmail(), password: PASSWORD, options: { captchaToken } }),
    recovery: (captchaToken?: string) =>
      server.connect().auth.resetPasswordForEmail(newEmail(), { captchaToken }),
    resending: (captchaToken?: string) =>
      server.connect().auth.resend({ type: "signup", email: newEmail(), options: { captchaToken } }),
  };

  for (const [name, attempt] of Object.entries(attempts)) {
    it(`guards ${name}`, async () => {
      const disallowed = "captcha protection: request disallowed";
      const missing = (await attempt()).error;
      expect([missing?.status, missing?.code, missing?.message]).toEqual([
        400,
        "captcha_failed",
        `${disallowed} (no captcha_token found)`,
      ]);
      const wrong = (await attempt("forged")).error;
      expect([wrong?.status, wrong?.code, wrong?.message]).toEqual([
        400,
        "captcha_failed",
        `${disallowed} (timeout-or-duplicate)`,
      ]);
      captchaIsAway = true;
      const away = (await attempt(CAPTCHA)).error;
      expect([away?.status, away?.message]).toEqual([500, "captcha verification process failed"]);
      expect(asked).toEqual(["forged", CAPTCHA]);
    });
  }

  it("does not guard renewals, links and requests of signed-in users", async () => {
    const { client } = await server.newUser();
    asked = [];
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("the username entered at sign-up", () => {
  it("goes to one of two users who confirm at the same time; both are confirmed", async () => {
    const name = newName();
    const emails = [newEmail(), newEmail()];
    for (const [n, email] of emails.entries()) await signUp(email, n === 0 ? name : name.toUpperCase());
    const answers = await Promise.all(emails.map(confirm));
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    const names = await Promise.all(emails.map(usernameOf));
    expect(names.filter(Boolean)).toHaveLength(1);
  });

  it.each(["ab", "with space", "x".repeat(21), "<script>"])(
    "%j is left out, and nothing else fails",
    async (name) => {
      const email = newEmail();
      await signUp(email, name);
      expect((await confirm(email)).error).toBeNull();
      expect(await usernameOf(email)).toBeNull();
    },
  );

  it("does not replace one chosen before", async () => {
    const { id, username } = await server.newUser();
    await server.sql("update auth.users set email_confirmed_at = null where id = $1", [id]);
    await server.sql(
      "update auth.users set email_confirmed_at = now(), raw_user_meta_data = $2 where id = $1",
      [id, { username: newName() }],
    );
    expect(await server.sql("select username from public.profiles where id = $1", [id])).toEqual([
      { username },
    ]);
  });
});
