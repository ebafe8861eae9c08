import { NEW_PASSWORD } from "../support/account-steps";
import {
  ACCOUNT_WRITES,
  type AccountService,
  type Accounts,
  type AccountWrite,
  nameOf,
  newEmail,
} from "../support/account-writes";
import { accounts } from "../support/accounts";
import { expectPlainFailure, readReply, SLOW_MS, WRITE_FAULT_MODES } from "../support/faults";
import {
  test as base,
  captchaToken,
  expect,
  FROM_OWN_PAGE,
  mailsOf,
  PASSWORD,
  redeem,
} from "../support/fixtures";
import { bindWrites } from "../support/writes";

const test = base.extend<{ accounts: Accounts }>({ accounts });

const MESSAGES: Readonly<Record<AccountService, RegExp>> = {
  supabase: /^Your account can't be reached right now\./,
  turnstile: /^The bot-check can't be reached right now\./,
  mail: /^The e-mail can't be sent right now\./,
};

const SERVICES = ["supabase", "turnstile", "mail"] as const;
const CASES = SERVICES.flatMap((service) =>
  WRITE_FAULT_MODES.flatMap((mode) => {
    // A slow bot-check and mail server are waited for: slow-bot-check-and-mail.alone.spec.ts.
    if (mode === "slow" && service !== "supabase") return [];
    const names = Object.entries<AccountWrite>(ACCOUNT_WRITES)
      .filter(([, { needs }]) => needs.includes(service))
      .map(([name]) => name)
      // The limit on mails must not show who has an account, so this write is answered as if the mail was sent.
      .filter((name) => !(service === "mail" && mode === "rate-limited" && name.includes("/recover/")));
    return [{ service, mode, names }];
  }),
);

async function stateOf({ anonymous, user, signedIn, withoutUsername, newEmail }: Accounts) {
  const email = await (await signedIn.get("/api/auth/email")).json();
  const session = await (await withoutUsername.get("/api/session")).json();
  const mails = await Promise.all([newEmail, user.email].map((to) => mailsOf(anonymous, to)));
  return { email, username: session.user.username, mails: mails.map(({ length }) => length) };
}

test("fails each write with a plain message while a service fails, changes nothing, and sends no mail", async ({
  accounts,
  fault,
}) => {
  test.setTimeout(120_000);
  const writes = bindWrites(ACCOUNT_WRITES, accounts);
  const before = await stateOf(accounts);
  expect(before).toMatchObject({ email: { newEmail: null }, username: null, mails: [0, 1] });
  for (const { service, mode, names } of CASES) {
    await fault(service, mode, mode === "slow" ? SLOW_MS : undefined);
    // At once, since slow ones wait for seconds.
    const sent = writes
      .filter(({ name }) => names.includes(name))
      .map(async ({ name, send }) => readReply(`${service} ${mode}: ${name}`, await send()));
    const replies = await Promise.all(sent);
    await fault(service, "ok");
    expect(replies.length).toBe(names.length);
    for (const reply of replies) {
      expectPlainFailure(reply);
      const { error } = JSON.parse(reply.text);
      if (error.code !== "rate_limited") expect(error.message, reply.name).toMatch(MESSAGES[service]);
    }
    expect(await stateOf(accounts), `${service} ${mode}`).toEqual(before);
  }
});

test("makes each write and sends each mail once when Supabase's answer is lost and the write is repeated", async ({
  accounts,
  fault,
}) => {
  test.setTimeout(90_000);
  const { anonymous, user, signedIn, withoutUsername } = accounts;
  for (const [index, { name, work, send }] of bindWrites(ACCOUNT_WRITES, accounts).entries()) {
    const at = index % 2 ? "body" : "answer";
    await fault("supabase", "reset", undefined, { at, call: work, times: 1 });
    const first = await readReply(name, await send());
    if (first.status === 200) continue;
    expectPlainFailure(first);
    const second = await send();
    expect([name, second.status()]).toEqual([name, 200]);
  }
  await fault("supabase", "reset", undefined, { at: "answer", call: "POST /auth/v1/verify", times: 1 });
  const confirmations: unknown[] = [];
  const mails = await mailsOf(anonymous, accounts.newEmail);
  for (const _ of ["answer lost", "repeated"]) {
    const response = await redeem(anonymous, mails[0] ?? { text: "" });
    confirmations.push([response.status(), (await response.json()).error?.code]);
  }
  expect(confirmations).toEqual([
    [503, "upstream_unavailable"],
    [400, "link_expired"],
  ]);
  const recipients = [accounts.newEmail, user.email, `new.${user.email}`];
  const all = await Promise.all(recipients.map((to) => mailsOf(anonymous, to)));
  // To the user: confirmation, recovery, change of e-mail.
  expect(all.map(({ length }) => length)).toEqual([1, 3, 1]);
  expect(await (await signedIn.get("/api/auth/email")).json()).toMatchObject({
    newEmail: `new.${user.email}`,
  });
  const session = await (await withoutUsername.get("/api/session")).json();
  expect(session.user.username).toBe(accounts.newUsername);
  const signIn = async (email: string, password: string) =>
    (await anonymous.post("/api/auth/sign-in", { data: { email, password, captchaToken } })).status();
  expect(await signIn(user.email, user.password)).toBe(400);
  expect(await signIn(accounts.newEmail, NEW_PASSWORD)).toBe(200);
});

test("waits for a slow bot-check and a slow mail server", async ({ request, fault }) => {
  for (const service of ["turnstile", "mail"] as const) await fault(service, "slow", 300);
  const email = newEmail();
  const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
  const response = await request.post("/api/auth/sign-up", { data, headers: FROM_OWN_PAGE });
  expect(response.status()).toBe(200);
  expect(await mailsOf(request, email)).toHaveLength(1);
});
