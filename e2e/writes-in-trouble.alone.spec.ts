import type { APIResponse } from "playwright/test";
import { NEW_PASSWORD } from "./account-steps";
import { ACCOUNT_WRITES, type AccountWrite, nameOf, newEmail, type People } from "./account-writes";
import { captchaToken, expect, FROM_OWN_PAGE, PASSWORD, redeem, test } from "./fixtures";
import { expectAllWrites, PARTING_WRITES, PROXIES } from "./parting-writes";
import { mailsOf, people } from "./people";
import { makePictures } from "./pictures";
import { DONE, fillShelf, SHELF_WRITES, stateOf } from "./shelf-writes";

const TROUBLES = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** Nobody waits for this. */
const SLOW_MS = 30_000;
const WAIT_MS = 20_000;
const pathOf = (write: string) => write.replace(/^\w+ /, "/").replace(/\/route\.ts.*/, "");

test("no write is missing from the tables", () =>
  expectAllWrites(SHELF_WRITES, ACCOUNT_WRITES, PARTING_WRITES));

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

test("a shelf and a profile: a write that fails changes nothing, and one made later is made once", async ({
  userRequest,
  fault,
}) => {
  const shelf = await fillShelf(userRequest, await makePictures());
  const before = await stateOf(shelf);
  for (const trouble of TROUBLES) {
    await fault("supabase", trouble, trouble === "slow" ? SLOW_MS : undefined);
    const sending = Object.entries(SHELF_WRITES).map(async ([name, { send }]) =>
      expectPlain(`${trouble}: ${name}`, await send(shelf)),
    );
    await Promise.all(sending);
    await fault("supabase", "ok");
    expect(await stateOf(shelf), trouble).toEqual(before);
  }
  for (const round of ["once", "again"]) {
    for (const [name, { send }] of Object.entries(SHELF_WRITES)) {
      expect((await send(shelf)).status(), `${name} ${round}`).toBe(200);
    }
    expect(await stateOf(shelf), round).toEqual(DONE);
  }
  for (const name of ["DELETE api/profile/avatar", "DELETE api/profile/banner"]) {
    await fault("supabase", "garbage");
    await expectPlain(name, await userRequest.delete(pathOf(name)));
    await fault("supabase", "ok");
    expect((await userRequest.delete(pathOf(name))).status(), name).toBe(200);
  }
});

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
  const before = await stateOf(shelf);
  const post = (name: string, data: unknown) => userRequest.post(pathOf(name), { data, timeout: WAIT_MS });
  const asks = (game: number) => ({
    "PUT api/collection/[gameId]/route.ts": () =>
      userRequest.put(`/api/collection/${game}`, { data: { status: "want" }, timeout: WAIT_MS }),
    "POST api/collection/import/route.ts": () =>
      post("POST api/collection/import", { apps: [{ appid: 1_145_360, name: "Hades", playtimeMinutes: 5 }] }),
    "PUT api/collection/import/[appid]/route.ts": () =>
      userRequest.put("/api/collection/import/7", {
        data: { gameId: game, name: "x", playtimeMinutes: 5 },
        timeout: WAIT_MS,
      }),
    ...Object.fromEntries(PROXIES.map(([name, data]) => [name, () => post(name, data)])),
  });
  // A game that no other test asks for.
  const sends = Object.entries(asks(113_113));
  for (const trouble of TROUBLES) {
    await fault("igdb", trouble, trouble === "slow" ? SLOW_MS : undefined);
    await Promise.all(sends.map(async ([name, send]) => expectPlain(`${trouble}: ${name}`, await send())));
    expect(await stateOf(shelf), trouble).toEqual(before);
    await fault("igdb", "ok");
    await expect.poll(async () => (await userRequest.get("/api/status-checks")).ok()).toBe(true);
  }
  for (const [name, send] of sends) {
    await expect
      .poll(async () => (await send()).status(), { message: name, timeout: WAIT_MS })
      .toBeLessThan(405);
  }
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
  for (const trouble of TROUBLES) {
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
  const peopleTest = test.extend<{ people: People }>({ people });

  const AWAY = {
    supabase: /^Your account can't be reached right now\./,
    turnstile: /^The bot-check can't be reached right now\./,
    mail: /^The mail can't be sent right now\./,
  };

  /** Of nobody's account anything has changed yet. */
  async function expectUntouched(people: People, trouble: string) {
    expect(await mailsOf(people.anonymous, people.newEmail), trouble).toEqual([]);
    expect(await mailsOf(people.anonymous, people.person.email), trouble).toHaveLength(1);
    expect(await (await people.signedIn.get("/api/auth/email")).json(), trouble).toMatchObject({
      newEmail: null,
    });
    expect(await (await people.nameless.get("/api/session")).json(), trouble).toMatchObject({
      user: { username: null },
    });
  }

  peopleTest(
    "accounts: what fails changes nothing, an answer that was lost is found, and nothing is done twice",
    async ({ people, fault }) => {
      test.setTimeout(120_000);
      for (const service of ["supabase", "turnstile", "mail"] as const) {
        const writes = Object.entries<AccountWrite>(ACCOUNT_WRITES).filter(([, { needs }]) =>
          needs.includes(service),
        );
        for (const trouble of TROUBLES) {
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

      await fault("supabase", "down");
      expect((await signedIn.post("/api/auth/sign-out")).status()).toBe(200);
      await fault("supabase", "ok");
      expect(await (await signedIn.get("/api/session")).json()).toEqual({ user: null });
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
