import { afterAll, describe, expect, it } from "vitest";
import { CAPTCHA, newName, PASSWORD, startSupabase, tokenHashIn } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

const options = { captchaToken: CAPTCHA };
const NEW_PASSWORD = "another-good-one";

const signIn = (email: string, password: string) =>
  server.connect().auth.signInWithPassword({ email, password, options });

/** Signs in with the newest recovery mail. @returns its link's token */
async function recover(email: string) {
  expect((await server.connect().auth.resetPasswordForEmail(email, options)).error).toBeNull();
  const token_hash = tokenHashIn((await server.mailsTo(email))[0]?.text);
  const client = server.connect();
  const { error } = await client.auth.verifyOtp({ token_hash, type: "recovery" });
  expect(error).toBeNull();
  return { client, token_hash };
}

describe("a new password", () => {
  it("requires the current one", async () => {
    const { client, email } = await server.newUser();
    const without = await client.auth.updateUser({ password: NEW_PASSWORD });
    expect([without.error?.status, without.error?.code]).toEqual([400, "current_password_required"]);
    const wrong = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: "a guess" });
    expect([wrong.error?.status, wrong.error?.code]).toEqual([400, "current_password_invalid"]);
    expect((await signIn(email, PASSWORD)).error).toBeNull();

    const right = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect(right.error).toBeNull();
    expect((await signIn(email, PASSWORD)).error?.code).toBe("invalid_credentials");
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
  });

  it("is refused in a session older than a day", async () => {
    const { id, client } = await server.newUser();
    await server.sql("update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1", [
      id,
    ]);
    const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect([error?.status, error?.code]).toEqual([400, "reauthentication_needed"]);
  });

  it("requires no current one in a session started by a mail link, renewed or not", async () => {
    const { email } = await server.newUser();
    const { client, token_hash } = await recover(email);
    const claims = (await client.auth.getClaims()).data?.claims;
    expect(claims?.amr).toEqual([{ method: "otp", timestamp: expect.any(Number) }]);
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
    const again = await server.connect().auth.verifyOtp({ token_hash, type: "recovery" });
    expect(again.error?.code).toBe("otp_expired");
  });

  it("ends the other sessions", async () => {
    const { client, email } = await server.newUser();
    const other = server.connect();
    await other.auth.signInWithPassword({ email, password: PASSWORD, options });
    await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ["short", ["length"]],
    ["password123", ["pwned"]],
    ["Letmein1", ["pwned"]],
  ])("refuses %j, also at sign-up", async (password, reasons) => {
    const { client } = await server.newUser();
    const email = `${newName()}@questshelf.test`;
    for (const { error } of [
      await client.auth.updateUser({ password, current_password: PASSWORD }),
      await server.connect().auth.signUp({ email, password, options }),
    ]) {
      expect(error).toMatchObject({ status: 422, code: "weak_password", reasons });
    }
  });

  it("refuses the current one", async () => {
    const { client } = await server.newUser();
    const same = await client.auth.updateUser({ password: PASSWORD, current_password: PASSWORD });
    expect([same.error?.status, same.error?.code]).toEqual([422, "same_password"]);
  });
});

it("mails a link for a forgotten password at most once a minute", async () => {
  const { email } = await server.newUser();
  const ask = () => server.connect().auth.resetPasswordForEmail(email, options);
  expect((await ask()).error).toBeNull();
  const second = await ask();
  expect([second.error?.status, second.error?.code]).toEqual([429, "over_email_send_rate_limit"]);
  expect(second.error?.message).toMatch(/only request this after \d+ seconds/);
  expect(await server.mailsTo(email)).toHaveLength(1);
  await server.sql(
    "update auth.users set recovery_sent_at = now() - interval '61 seconds' where email = $1",
    [email],
  );
  expect((await ask()).error).toBeNull();
});

describe("a new e-mail address", () => {
  const open = async (email: string) => {
    const token_hash = tokenHashIn((await server.mailsTo(email))[0]?.text);
    const client = server.connect();
    return { client, ...(await client.auth.verifyOtp({ token_hash, type: "email_change" })) };
  };

  it.each([
    ["the old one first", 0],
    ["the new one first", 1],
  ])("must be confirmed at both addresses, %s", async (_, first) => {
    const { client, email } = await server.newUser();
    const newEmail = `${newName()}@questshelf.test`;
    const asked = await client.auth.updateUser({ email: newEmail });
    expect(asked.data.user?.new_email).toBe(newEmail);
    const mail = (await server.mailsTo(newEmail))[0];
    expect(mail?.html).toContain(email);

    const addresses = [email, newEmail];
    const half = await open(addresses[first] ?? "");
    expect([half.error, half.data.session]).toEqual([null, null]);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await open(addresses[first] ?? "")).error?.code).toBe("otp_expired");

    const whole = await open(addresses[1 - first] ?? "");
    expect(whole.data.session?.user.email).toBe(newEmail);
    expect((await signIn(newEmail, PASSWORD)).error).toBeNull();
    expect((await signIn(email, PASSWORD)).error?.code).toBe("invalid_credentials");
  });

  it("requires both links again after a change that was confirmed at one address", async () => {
    const { id, client, email } = await server.newUser();
    const [one, two] = [newName(), newName()].map((name) => `${name}@questshelf.test`);
    await client.auth.updateUser({ email: one });
    await open(email);
    const soon = await client.auth.updateUser({ email: two });
    expect([soon.error?.status, soon.error?.code]).toEqual([429, "over_email_send_rate_limit"]);
    await server.sql(
      "update auth.users set email_change_sent_at = now() - interval '61 seconds' where id = $1",
      [id],
    );
    expect((await client.auth.updateUser({ email: two })).error).toBeNull();
    expect((await open(two ?? "")).data.session).toBeNull();
    expect((await open(one ?? "")).error?.code).toBe("otp_expired");
    expect((await open(email)).data.session?.user.email).toBe(two);
  });

  it("refuses the address of another account", async () => {
    const { email } = await server.newUser();
    const { client } = await server.newUser();
    const taken = await client.auth.updateUser({ email });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, "email_exists"]);
  });
});

describe("a username", () => {
  it("can be set once, and not changed or cleared", async () => {
    const { id, client } = await server.newUser(null);
    const set = (username: string | null) => client.from("profiles").upsert({ id, username });
    const name = newName();
    expect((await set(name)).error).toBeNull();
    expect((await set(name)).error).toBeNull();
    for (const other of [newName(), name.toUpperCase(), null]) {
      const { error } = await set(other);
      expect([error?.code, other]).toEqual(["42501", other]);
    }
    expect((await client.from("profiles").update({ about: "x" }).eq("id", id)).error).toBeNull();
    expect((await client.from("profiles").select("username").single()).data).toEqual({ username: name });
  });

  it("goes to one of two users who choose it at the same time", async () => {
    const people = await Promise.all([server.newUser(null), server.newUser(null)]);
    const name = newName();
    const answers = await Promise.all(
      people.map(({ id, client }, n) =>
        client.from("profiles").upsert({ id, username: n === 0 ? name : name.toUpperCase() }),
      ),
    );
    expect(answers.map(({ error }) => error?.code ?? "given").sort()).toEqual(["23505", "given"]);
  });
});
