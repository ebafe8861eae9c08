import { randomInt } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { NEW_PASSWORD } from "../support/account-steps";
import {
  ACCOUNT_WRITES,
  type Accounts,
  type AccountWrite,
  nameOf,
  newEmail,
} from "../support/account-writes";
import { mailsOf, people } from "../support/accounts";
import {
  DESTRUCTIVE_WRITES,
  type Disposable,
  disposable,
  expectAllWrites,
  expectDestroyed,
  PROXIES,
} from "../support/destructive-writes";
import { captchaToken, expect, FROM_OWN_PAGE, PASSWORD, redeem, test } from "../support/fixtures";
import { makePictures } from "../support/pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "../support/shelf-writes";

const FAULT_MODES = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** Nobody waits for this. */
const SLOW_MS = 30_000;
const WAIT_MS = 20_000;
const SIGN_OUT = "POST api/auth/sign-out/route.ts";
/** Without a date, so that the shelf cannot tell whether they are out; no other test looks at their pages. */
const UNDATED = ["Clockwork Revolution", "Judas", "Divinity", "State of Decay 3", "Project: Robot"];

/** Brings two of them onto a shelf as an import does, which reads no page. @returns their ids */
async function importUndated(request: APIRequestContext): Promise<number[]> {
  const first = randomInt(UNDATED.length);
  const names = [...UNDATED.slice(first), ...UNDATED.slice(0, first)].slice(0, 2);
  const apps = names.map((name, index) => ({ appid: 9_100_001 + index, name, playtimeMinutes: 5 }));
  const { results } = await (await request.post("/api/collection/import", { data: { apps } })).json();
  return results.map(({ game }: { game: { id: number } }) => game.id);
}

const disposableTest = test.extend<{ disposable: Disposable }>({ disposable });

const pathOf = (write: string) => write.replace(/^\w+ /, "/").replace(/\/route\.ts.*/, "");

test("no write is missing from the tables", () =>
  expectAllWrites(SHELF_WRITES, ACCOUNT_WRITES, DESTRUCTIVE_WRITES));

const SESSION_COOKIE = /questshelf-session(\.\d)?=/;
const UPSTREAM_TEXT =
  /ECONN|fetch failed|terminated|other side|Maintenance|Too Many|API rate limit|<html|\n\s+at /;

async function expectPlain(name: string, answer: APIResponse) {
  const text = await answer.text();
  expect([429, 502, 503], `${name}: ${text}`).toContain(answer.status());
  expect(answer.headers()["cache-control"], name).toContain("no-store");
  expect(answer.headers()["set-cookie"] ?? "", `${name}: no session is taken away`).not.toMatch(
    SESSION_COOKIE,
  );
  expect(text, name).not.toMatch(UPSTREAM_TEXT);
  const message = expect.stringMatching(/^\S.+/);
  expect(JSON.parse(text), name).toEqual({ error: { code: expect.any(String), message } });
}

disposableTest(
  "a shelf, a profile and a session: a write that fails changes nothing, and one made later is made once",
  async ({ userRequest, requestAs, disposable, fault }) => {
    const shelf = await fillShelf(userRequest, await makePictures());
    const before = await stateOf(shelf);
    const { [SIGN_OUT]: signOut, ...destructiveWrites } = DESTRUCTIVE_WRITES;
    for (const trouble of FAULT_MODES) {
      const leaving = await requestAs(disposable.person);
      await fault("supabase", trouble, trouble === "slow" ? SLOW_MS : undefined);
      const sends = [
        ...Object.entries(SHELF_WRITES).map(([name, { send }]) => [name, () => send(shelf)] as const),
        ...Object.entries(destructiveWrites).map(
          ([name, { send }]) => [name, () => send(disposable)] as const,
        ),
      ];
      const sending = sends.map(async ([name, send]) => expectPlain(`${trouble}: ${name}`, await send()));
      // Who leaves can leave, whatever is away.
      const left = await signOut.send({ ...disposable, leaving });
      await Promise.all(sending);
      await fault("supabase", "ok");
      expect([left.status(), await (await leaving.get("/api/session")).json()]).toEqual([
        200,
        { user: null },
      ]);
      expect(await stateOf(shelf), trouble).toEqual(before);
      const { avatarUrl, bannerUrl } = await (await disposable.pictured.get("/api/profile")).json();
      expect([avatarUrl, bannerUrl], trouble).toEqual(disposable.urls);
    }
    for (const round of ["once", "again"]) {
      for (const [name, { send }] of Object.entries(SHELF_WRITES)) {
        expect((await send(shelf)).status(), `${name} ${round}`).toBe(200);
      }
      expect(await stateOf(shelf), round).toEqual(DONE);
    }
    for (const [name, { send }] of Object.entries(DESTRUCTIVE_WRITES)) {
      expect((await send(disposable)).status(), name).toBe(200);
    }
    await expectDestroyed(disposable);
  },
);

test("a shelf and a profile: a write whose answer was lost can be asked for again, and is made once", async ({
  userRequest,
  fault,
}) => {
  const shelf = await fillShelf(userRequest, await makePictures());
  for (const [index, [name, { send, work }]] of Object.entries(SHELF_WRITES).entries()) {
    await fault("supabase", "reset", undefined, { at: index % 2 ? "body" : "answer", call: work, times: 1 });
    const first = await send(shelf);
    if (!first.ok()) await expectPlain(name, first);
    const second = await send(shelf);
    expect(second.status(), `${name}: ${await second.text()}`).toBe(200);
    // The way back is not lost either.
    if (work.endsWith("remove_games"))
      expect(await second.json()).toMatchObject({ undo: expect.any(String) });
  }
  await fault("supabase", "ok");
  expect(await stateOf(shelf)).toEqual(DONE);
});

test("what needs the catalogue fails plainly without it, and works when it is back", async ({
  userRequest,
  fault,
}) => {
  test.setTimeout(120_000);
  const shelf = await fillShelf(userRequest, await makePictures());
  const [undated, other] = await importUndated(userRequest);
  const before = await stateOf(shelf);
  const timeout = WAIT_MS;
  const post = (path: string, data: unknown) => userRequest.post(path, { data, timeout });
  const put = (path: string, data: unknown) => userRequest.put(path, { data, timeout });
  const proxies = PROXIES.map(([name, data]) => [name, () => post(pathOf(name), data)] as const);
  /** Of a game that no other test asks for. */
  const rest = {
    "PUT collection": () => put("/api/collection/113113", { status: "want" }),
    "POST import": () =>
      post("/api/collection/import", { apps: [{ appid: 1_145_360, name: "Hades", playtimeMinutes: 5 }] }),
    "PUT import": () => put("/api/collection/import/7", { gameId: 113_113, name: "x", playtimeMinutes: 5 }),
  };
  const undatedAsks = {
    "PUT collection (undated)": () => put(`/api/collection/${undated}`, { status: "playing" }),
    "PATCH collection (undated)": () =>
      userRequest.patch(`/api/collection/${undated}`, { data: { status: "playing" }, timeout }),
    "POST bulk (undated)": () =>
      post("/api/collection/bulk", { gameIds: [undated, other], action: { status: "completed" } }),
    "GET release (undated)": () => userRequest.get(`/api/collection/${undated}/release`, { timeout }),
  };
  const sends = [...proxies, ...Object.entries(rest)];
  for (const trouble of FAULT_MODES) {
    await fault("igdb", trouble, trouble === "slow" ? SLOW_MS : undefined);
    const sending = [...sends, ...Object.entries(undatedAsks)].map(async ([name, send]) =>
      expectPlain(`${trouble}: ${name}`, await send()),
    );
    await Promise.all(sending);
    expect(await stateOf(shelf), trouble).toEqual(before);
    await fault("igdb", "ok");
    await expect.poll(async () => (await userRequest.get("/api/status-checks")).ok()).toBe(true);
  }
  for (const [name, send] of sends) {
    await expect
      .poll(async () => (await send()).status(), { message: name, timeout: WAIT_MS })
      .toBeLessThan(405);
  }
  // The catalogue says again that they are not out.
  const answers = Object.values(undatedAsks).map(async (send) => await (await send()).json());
  const refused = { error: { code: "not_released", message: "No release date yet" } };
  expect(await Promise.all(answers)).toEqual([
    refused,
    refused,
    { changed: 0, skipped: 2 },
    { note: "No release date yet" },
  ]);
});

test("a Steam ID is not taken on trust while Steam is away, and nothing else of the form is saved", async ({
  userRequest,
  fault,
}) => {
  const save = () =>
    userRequest.patch("/api/profile", {
      data: { steamId: "demo-player", about: "Both or none." },
      timeout: WAIT_MS,
    });
  for (const trouble of FAULT_MODES) {
    await fault("steam", trouble, trouble === "slow" ? SLOW_MS : undefined);
    await expectPlain(trouble, await save());
    expect(await (await userRequest.get("/api/profile")).json()).toMatchObject({
      steamId: null,
      about: null,
    });
  }
  await fault("steam", "ok");
  expect(await (await save()).json()).toMatchObject({ steamId: "76561198000000001", about: "Both or none." });
});

test.describe("accounts", () => {
  const accountsTest = test.extend<{ people: Accounts }>({ people });

  const AWAY = {
    supabase: /^Your account can't be reached right now\./,
    turnstile: /^The bot-check can't be reached right now\./,
    mail: /^The mail can't be sent right now\./,
  };

  /** Of nobody's account anything has changed yet. */
  async function expectUntouched(people: Accounts, trouble: string) {
    expect(await mailsOf(people.anonymous, people.newEmail), trouble).toEqual([]);
    expect(await mailsOf(people.anonymous, people.person.email), trouble).toHaveLength(1);
    expect(await (await people.signedIn.get("/api/auth/email")).json(), trouble).toMatchObject({
      newEmail: null,
    });
    expect(await (await people.nameless.get("/api/session")).json(), trouble).toMatchObject({
      user: { username: null },
    });
  }

  accountsTest(
    "accounts: what fails changes nothing, an answer that was lost is found, and nothing is done twice",
    async ({ people, fault }) => {
      test.setTimeout(120_000);
      for (const service of ["supabase", "turnstile", "mail"] as const) {
        const writes = Object.entries<AccountWrite>(ACCOUNT_WRITES).filter(([, { needs }]) =>
          needs.includes(service),
        );
        for (const trouble of FAULT_MODES) {
          // The bot-check and the mail server may rightly take their time; that they take too long is another test's.
          if (trouble === "slow" && service !== "supabase") continue;
          await fault(service, trouble, trouble === "slow" ? SLOW_MS : undefined);
          // Who has an account is not told by its mails' limits: there the answer is that a mail is on its way.
          const isTold = (name: string) =>
            trouble !== "rate-limited" || !(service === "mail" && name.includes("/recover/"));
          const sending = writes
            .filter(([name]) => isTold(name))
            .map(async ([name, { send }]) => {
              const answer = await send(people);
              await expectPlain(`${service} ${trouble}: ${name}`, answer);
              const { error } = await answer.json();
              if (error.code !== "rate_limited") expect(error.message, name).toMatch(AWAY[service]);
            });
          await Promise.all(sending);
          await fault(service, "ok");
          await expectUntouched(people, `${service} ${trouble}`);
        }
      }
      for (const [index, [name, { send, work }]] of Object.entries<AccountWrite>(ACCOUNT_WRITES).entries()) {
        await fault("supabase", "reset", undefined, {
          at: index % 2 ? "body" : "answer",
          call: work,
          times: 1,
        });
        const first = await send(people);
        if (first.ok()) continue;
        await expectPlain(name, first);
        const second = await send(people);
        expect(second.status(), `${name}: ${await second.text()}`).toBe(200);
      }
      await fault("supabase", "reset", undefined, { at: "answer", call: "POST /auth/v1/verify", times: 1 });
      const { anonymous, person, signedIn, nameless } = people;
      const [confirmation, ...more] = await mailsOf(anonymous, people.newEmail);
      expect(more).toEqual([]);
      const confirm = async () => {
        const answer = await redeem(anonymous, confirmation ?? { text: "" });
        return [answer.status(), (await answer.json()).error?.code];
      };
      expect(await confirm()).toEqual([503, "upstream_unavailable"]);
      expect(await confirm()).toEqual([400, "link_expired"]);

      expect(await mailsOf(anonymous, person.email), "confirmation, recovery, change").toHaveLength(3);
      expect(await mailsOf(anonymous, `new.${person.email}`)).toHaveLength(1);
      expect(await (await signedIn.get("/api/auth/email")).json()).toEqual({
        email: person.email,
        newEmail: `new.${person.email}`,
      });
      expect(await (await nameless.get("/api/session")).json()).toMatchObject({
        user: { username: people.name },
      });
      const signIn = async (email: string, password: string) =>
        (await anonymous.post("/api/auth/sign-in", { data: { email, password, captchaToken } })).status();
      expect(await signIn(person.email, person.password)).toBe(400);
      expect(await signIn(people.newEmail, NEW_PASSWORD)).toBe(200);
    },
  );

  test("a slow bot-check and a slow mail are waited for", async ({ request, fault }) => {
    for (const service of ["turnstile", "mail"] as const) await fault(service, "slow", 300);
    const email = newEmail();
    const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
    const answer = await request.post("/api/auth/sign-up", { data, headers: FROM_OWN_PAGE });
    expect(answer.status()).toBe(200);
    expect(await mailsOf(request, email)).toHaveLength(1);
  });
});
