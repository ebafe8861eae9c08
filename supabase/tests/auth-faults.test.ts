import { afterAll, afterEach, expect, it } from "vitest";
import { createFaults } from "../../sandbox/shell/faults.ts";
import { CAPTCHA, PASSWORD, startSupabase } from "./harness.ts";

const faults = createFaults();

const server = await startSupabase({ faults });
afterAll(() => server.stop());
afterEach(() => {
  for (const service of ["mail", "turnstile"]) faults.set({ service, mode: "ok" });
});

const newEmail = () => `${crypto.randomUUID()}@questshelf.test`;
const options = { captchaToken: CAPTCHA };
const signUp = (email: string) => server.connect().auth.signUp({ email, password: PASSWORD, options });

it("undoes a sign-up whose mail cannot be sent", async () => {
  const email = newEmail();
  for (const mode of ["down", "garbage", "reset"]) {
    faults.set({ service: "mail", mode });
    const { error } = await signUp(email);
    expect(error).toMatchObject({ status: 500, message: "Error sending confirmation email" });
    expect(await server.sql("select id from auth.users where email = $1", [email])).toEqual([]);
  }
  faults.set({ service: "mail", mode: "ok" });
  expect((await signUp(email)).error).toBeNull();
  expect(await server.mailsTo(email)).toHaveLength(1);
});

it("refuses password resets and e-mail changes without a mail server", async () => {
  const { client, email } = await server.newUser();
  faults.set({ service: "mail", mode: "down" });
  const anonymous = server.connect();
  expect((await anonymous.auth.resetPasswordForEmail(email, options)).error?.message).toBe(
    "Error sending recovery email",
  );
  expect((await anonymous.auth.resetPasswordForEmail(newEmail(), options)).error).toBeNull();
  const { error } = await client.auth.updateUser({ email: newEmail() });
  expect(error?.message).toBe("Error sending email change email");
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
});

it("returns GoTrue's rate limit when the mail server is rate-limited", async () => {
  faults.set({ service: "mail", mode: "rate-limited" });
  expect((await signUp(newEmail())).error).toMatchObject({
    status: 429,
    code: "over_email_send_rate_limit",
    message: "email rate limit exceeded",
  });
});

it.each(["down", "rate-limited", "garbage", "reset"])(
  "refuses each sign-up while the bot-check is %s",
  async (mode) => {
    faults.set({ service: "turnstile", mode });
    expect((await signUp(newEmail())).error).toMatchObject({
      status: 500,
      message: "captcha verification process failed",
    });
  },
);

it("waits for a slow bot-check and a slow mail server", async () => {
  for (const service of ["mail", "turnstile"]) faults.set({ service, mode: "slow", latencyMs: 20 });
  expect((await signUp(newEmail())).error).toBeNull();
});
