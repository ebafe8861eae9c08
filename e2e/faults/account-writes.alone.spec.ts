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
import { ALL_FAULT_MODES, expectPlainFailure, type Reply, readReply, SLOW_MS } from "../support/faults";
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
  ALL_FAULT_MODES.flatMap((mode) => {
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

test.describe("while a service fails", () => {
  // All writes of a fault mode are sent at once, since slow ones wait for seconds; then each has its own test.
  test.describe.configure({ mode: "default" });

  const replies = new Map<string, Reply>();
  const states = new Map<string, unknown>();

  test.beforeAll(async ({ accounts, fault }) => {
    test.setTimeout(120_000);
    const writes = bindWrites(ACCOUNT_WRITES, accounts);
    states.set("before", await stateOf(accounts));
    for (const { service, mode, names } of CASES) {
      await fault(service, mode, mode === "slow" ? SLOW_MS : undefined);
      const sent = writes
        .filter(({ name }) => names.includes(name))
        .map(async ({ name, send }) =>
          replies.set(`${service} ${mode}: ${name}`, await readReply(name, await send())),
        );
      await Promise.all(sent);
      await fault(service, "ok");
      states.set(`${service} ${mode}`, await stateOf(accounts));
    }
  });

  for (const { service, mode, names } of CASES) {
    for (const name of names) {
      test(`${service} ${mode}: ${name} fails with a plain message`, () => {
        const reply = replies.get(`${service} ${mode}: ${name}`);
        if (!reply) throw new Error("not sent");
        expectPlainFailure(reply);
        const { error } = JSON.parse(reply.text);
        if (error.code !== "rate_limited") expect(error.message).toMatch(MESSAGES[service]);
      });
    }
    test(`${service} ${mode}: no write changes anything and no mail is sent`, () => {
      expect(states.get("before")).toMatchObject({
        email: { newEmail: null },
        username: null,
        mails: [0, 1],
      });
      expect(states.get(`${service} ${mode}`)).toEqual(states.get("before"));
    });
  }
});

test.describe("when Supabase's answer is lost", () => {
  test.describe.configure({ mode: "default" });

  const replies = new Map<string, Reply[]>();
  const confirmations: unknown[] = [];
  const end: Record<string, unknown> = {};

  test.beforeAll(async ({ accounts, fault }) => {
    test.setTimeout(90_000);
    const { anonymous, user, signedIn, withoutUsername } = accounts;
    for (const [index, { name, work, send }] of bindWrites(ACCOUNT_WRITES, accounts).entries()) {
      await fault("supabase", "reset", undefined, {
        at: index % 2 ? "body" : "answer",
        call: work,
        times: 1,
      });
      const first = await readReply(name, await send());
      replies.set(name, first.status === 200 ? [first] : [first, await readReply(name, await send())]);
    }
    await fault("supabase", "reset", undefined, { at: "answer", call: "POST /auth/v1/verify", times: 1 });
    const mails = await mailsOf(anonymous, accounts.newEmail);
    for (const _ of ["answer lost", "repeated"]) {
      const response = await redeem(anonymous, mails[0] ?? { text: "" });
      confirmations.push([response.status(), (await response.json()).error?.code]);
    }
    const recipients = [accounts.newEmail, user.email, `new.${user.email}`];
    const all = await Promise.all(recipients.map((to) => mailsOf(anonymous, to)));
    end.mails = all.map(({ length }) => length);
    const { newEmail } = await (await signedIn.get("/api/auth/email")).json();
    end.isEmailPending = newEmail === `new.${user.email}`;
    const session = await (await withoutUsername.get("/api/session")).json();
    end.hasUsername = session.user.username === accounts.newUsername;
    const signIn = async (email: string, password: string) =>
      (await anonymous.post("/api/auth/sign-in", { data: { email, password, captchaToken } })).status();
    end.oldPassword = await signIn(user.email, user.password);
    end.newAccount = await signIn(accounts.newEmail, NEW_PASSWORD);
  });

  for (const name of Object.keys(ACCOUNT_WRITES)) {
    test(`${name} succeeds, at the latest when it is repeated`, () => {
      const [first, second] = replies.get(name) ?? [];
      if (!first) throw new Error("not sent");
      if (first.status === 200) return;
      expectPlainFailure(first);
      expect(second?.status, second?.text).toBe(200);
    });
  }
  test("POST api/auth/confirm/route.ts fails with a plain code, and the repeated link is expired", () =>
    expect(confirmations).toEqual([
      [503, "upstream_unavailable"],
      [400, "link_expired"],
    ]));
  test("each write is made once, and each mail sent once", () =>
    expect(end).toEqual({
      // To the user: confirmation, recovery, change of e-mail.
      mails: [1, 3, 1],
      isEmailPending: true,
      hasUsername: true,
      oldPassword: 400,
      newAccount: 200,
    }));
});

test("waits for a slow bot-check and a slow mail server", async ({ request, fault }) => {
  for (const service of ["turnstile", "mail"] as const) await fault(service, "slow", 300);
  const email = newEmail();
  const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
  const response = await request.post("/api/auth/sign-up", { data, headers: FROM_OWN_PAGE });
  expect(response.status()).toBe(200);
  expect(await mailsOf(request, email)).toHaveLength(1);
});
