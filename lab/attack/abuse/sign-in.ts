import { flood } from "./run.ts";
import type { Scenario, Visit } from "./scenario.ts";

const CONNECTIONS = 60;
/** The app's limit of 10 failed bot-checks a minute; the attack can span two minutes. */
const FAILED_CHECKS = 2 * 10;
const CALLS_PER_SIGN_IN = 2;
const VISITS = 12;
const ACCOUNT = { email: "guest@questshelf.test", password: "questshelf-guest" };
/** The token that the sandbox's bot-check accepts. */
const GOOD_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";

const trySignIn = (client: Visit, captchaToken: string, password = ACCOUNT.password) =>
  client("/api/auth/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ACCOUNT.email, password, captchaToken }),
  });

/** An attacker without valid bot-check tokens tries to lock out the owner of an account. */
export const signIn: Scenario = {
  name: "sign-in",
  title: "sign-ins to another user's account with invalid bot-check tokens",
  attack: ({ attacker }, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) => trySignIn(attacker, `bogus${n}`, "a guess")),
  visit: ({ innocent }) => trySignIn(innocent, GOOD_TOKEN),
  async faults(_, { upstream }) {
    const allowed = (FAILED_CHECKS + VISITS) * CALLS_PER_SIGN_IN;
    const calls = upstream.supabase ?? 0;
    return calls > allowed ? [`${calls} calls to Supabase (at most ${allowed})`] : [];
  },
};
