import type { APIRequestContext, APIResponse } from "playwright/test";
import { ADDRESSES, type Address, pageFiles, routeFiles, type World } from "./addresses";
import { DEMO, expect, FROM_OWN_PAGE, test } from "./fixtures";

const SERVICES = ["igdb", "steam", "supabase"] as const;
const ALL_TROUBLES = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** All of them with `npm run proof`; the rest of the tests has no time for more than two. */
const TROUBLES = process.env.PROOF ? ALL_TROUBLES : (["down", "garbage"] as const);

const LIMIT_MS = 3000;
/** Other work on the machine takes its time too; who waited for a slow service takes longer than this. */
const NOISE = 3;
const SLOW_MS = 30_000;
const SESSION_COOKIE = /questshelf-session(\.\d)?=/;
const UPSTREAM_TEXT =
  /ECONN|fetch failed|terminated|other side|Maintenance|Too Many|API rate limit|\n\s+at |node_modules|[?&]key=/;

test("no page and no route that is read is missing from the table", () => {
  expect([...pageFiles(), ...routeFiles("GET")].sort()).toEqual(Object.keys(ADDRESSES).sort());
});

type Asked = { path: string; answer: APIResponse; text: string };

async function ask(request: APIRequestContext, path: string, limitMs = LIMIT_MS): Promise<Asked> {
  const answer = await request.get(path, {
    maxRedirects: 0,
    timeout: NOISE * limitMs,
    headers: FROM_OWN_PAGE,
  });
  return { path, answer, text: await answer.text() };
}

/** Soon it answers as it should, by itself. */
async function askUntilWell(request: APIRequestContext, path: string): Promise<Asked> {
  let asked = await ask(request, path, SLOW_MS);
  const isDone = async () => {
    if (!isWell(asked)) asked = await ask(request, path, SLOW_MS);
    return isWell(asked);
  };
  await expect.poll(isDone, { message: path, timeout: 30_000 }).toBe(true);
  return asked;
}

const isWell = ({ path, answer }: Asked) => answer.status() < (path === "/api/nothing" ? 405 : 400);
/** What a person knows a page by; of an API all that it says; of a picture that it is one. */
function contentOf({ answer, text }: Asked): string {
  const type = answer.headers()["content-type"] ?? "";
  return /<title>.*?<\/title>/.exec(text)?.[0] ?? (/json|xml|text/.test(type) ? text : type);
}

function expectPlainFailure({ path, answer, text }: Asked, { away }: Address) {
  expect([429, 500, 502, 503], path).toContain(answer.status());
  expect(answer.headers()["cache-control"], path).toContain("no-store");
  expect(answer.headers()["cache-control"], path).not.toContain("s-maxage");
  expect(answer.headers()["set-cookie"] ?? "", `${path}: no session is taken away`).not.toMatch(
    SESSION_COOKIE,
  );
  expect(text, path).not.toMatch(UPSTREAM_TEXT);
  if (away === "widget") expect(text, path).toContain("Widget teď nelze načíst");
  if (away !== "api") return;
  expect(answer.status(), path).not.toBe(500);
  const message = expect.stringMatching(/^[A-Z].+/);
  expect(JSON.parse(text), path).toEqual({ error: { code: expect.any(String), message } });
}

function expectStandIn(asked: Asked, address: Address) {
  const { path, answer } = asked;
  if (address.away === "shell") expect([path, answer.status()]).toEqual([path, 200]);
  else expectPlainFailure(asked, address);
}

const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
const shuffled = <T>(list: T[]) =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

async function makeWorld(
  request: APIRequestContext,
  site: string,
  [seen, unseen]: [string, string],
): Promise<World> {
  const list = async (kind: string) =>
    shuffled(locsIn(await (await request.get(`/sitemaps/${kind}/1.xml`)).text()));
  const [games, companies] = await Promise.all([list("games"), list("companies")]);
  const { avatarUrl } = await (await request.get("/api/profile")).json();
  return { site, games, companies, seen: { username: seen, avatarUrl }, unseen: { username: unseen } };
}

for (const service of SERVICES) {
  for (const trouble of TROUBLES) {
    test(`${service} ${trouble}: what was seen stays, the rest says so in time, and all heals by itself`, async ({
      requestAs,
      request,
      newUser,
      fault,
      baseURL,
    }) => {
      // Where all of it is asked for the first time, cards are drawn and sitemaps read before the trouble begins.
      test.setTimeout(120_000);
      const person = await requestAs(DEMO);
      // A profile is fresh for a minute: one that somebody has just looked up is not read anew amid the trouble.
      const names: [string, string] =
        service === "supabase" ? [(await newUser()).username, (await newUser()).username] : ["demo", "guest"];
      const world = await makeWorld(person, `${baseURL}`, names);
      // What does not need the service is asked once for each service: it stays as it is.
      const concerned = Object.values(ADDRESSES).filter(
        ({ needs }) => trouble === "down" || needs.includes(service),
      );
      const rows = concerned.map((address) => {
        const [seen = "", ...unseen] = address.paths(world);
        return { address, seen, unseen, as: address.isPersonal ? person : request };
      });
      const before = new Map<string, Asked>();
      const visits = rows.map(async ({ seen, as }) => before.set(seen, await askUntilWell(as, seen)));
      await Promise.all(visits);

      await fault(service, trouble, trouble === "slow" ? SLOW_MS : undefined);
      const failed: { path: string; as: APIRequestContext }[] = [];
      const asking = rows.map(async ({ address, seen, unseen, as }) => {
        if (!address.needs.includes(service)) {
          await askUntilWell(as, seen);
          return;
        }
        const known = await ask(as, seen, address.limitMs);
        const was = before.get(seen);
        if (address.isKept === false) {
          expectStandIn(known, address);
          failed.push({ path: seen, as });
        } else {
          expect(isWell(known), `${seen}: ${known.answer.status()}`).toBe(true);
          if (was) expect(contentOf(known), seen).toBe(contentOf(was));
        }
        // An earlier run may have seen some of them.
        for (const path of unseen) {
          const asked = await ask(as, path, address.limitMs);
          if (isWell(asked)) continue;
          expectStandIn(asked, address);
          failed.push({ path, as });
          return;
        }
      });
      await Promise.all(asking);

      await fault(service, "ok");
      await Promise.all(failed.map(({ path, as }) => askUntilWell(as, path)));
    });
  }
}
