import { globSync, readFileSync } from "node:fs";
import { methodsOf } from "../../scripts/lib/routes";
import { captchaToken, expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { cookieOf, encode, sessionOf } from "../support/session";

const GAME = "/api/collection/1942";
const PASSWORD = { currentPassword: "correct horse battery", password: "a quite different one" };
const PICTURE = Buffer.from("GIF89a");
const IMPORT = "/api/imports/00000000-0000-4000-8000-000000000000";
const PLAY = "/api/plays/1942/00000000-0000-4000-8000-000000000000";
const COPY = "/api/copies/1942/00000000-0000-4000-8000-000000000000";
const TAG = "/api/tags/00000000-0000-4000-8000-000000000000";
const SMART_LIST = "/api/collection/smart-lists/00000000-0000-4000-8000-000000000000";
const REVIEW = "/api/reviews/00000000-0000-4000-8000-000000000000/1942";
const PERSON = "/api/people/00000000-0000-4000-8000-000000000000";
const LIST = "/api/lists/00000000-0000-4000-8000-000000000000";
const UNKNOWN_USER_ID = "00000000-0000-4000-8000-000000000000";

type Call = { method: string; path: string; data?: unknown };
const call = (line: string, data?: unknown): Call => {
  const [method = "", path = ""] = line.split(" ");
  return { method, path, data };
};

/** Personal data, refused to anonymous and forged sessions. */
const PERSONAL: Call[] = [
  call("GET /api/auth/email"),
  call("PUT /api/auth/email", { email: "b@example.test" }),
  call("GET /api/auth/deletion"),
  call("POST /api/auth/deletion", { password: PASSWORD.currentPassword, captchaToken }),
  call("DELETE /api/auth/deletion"),
  call("PUT /api/auth/password", { ...PASSWORD, captchaToken }),
  call("POST /api/auth/new-password", { password: PASSWORD.password }),
  call("GET /api/profile"),
  call("PATCH /api/profile", { about: "Mine now." }),
  call("PUT /api/profile/username", { username: "new_name" }),
  call("PATCH /api/profile/username", { username: "new_name" }),
  call("PUT /api/profile/avatar", PICTURE),
  call("DELETE /api/profile/avatar"),
  call("PUT /api/profile/banner", PICTURE),
  call("DELETE /api/profile/banner"),
  call("GET /api/profile/data?format=json"),
  call("GET /api/profile/storage"),
  call("GET /api/games/hidden?q=velvet+hours"),
  call("GET /api/games/own"),
  call("GET /api/calendar-feed"),
  call("POST /api/calendar-feed"),
  call("DELETE /api/calendar-feed"),
  call("GET /api/collection"),
  call("GET /api/collection/choices"),
  call("GET /api/collection/highlights"),
  call("GET /api/collection/home?month=2026-11"),
  call("GET /api/collection/ids"),
  call("GET /api/collection/pick"),
  call("POST /api/collection/pick", { gameId: 1942 }),
  call("GET /api/collection/smart-lists"),
  call(`PUT ${SMART_LIST}`, { name: "Mine now", query: "year=2020" }),
  call(`DELETE ${SMART_LIST}`),
  call("GET /api/collection/statuses"),
  call(`GET ${GAME}`),
  call(`PUT ${GAME}`, { status: "want" }),
  call(`PATCH ${GAME}`, { status: "want" }),
  call(`DELETE ${GAME}`),
  call(`GET ${GAME}/release`),
  call("POST /api/collection/bulk", { gameIds: [1942], action: "remove" }),
  call("POST /api/undo", { change: "00000000-0000-4000-8000-000000000000" }),
  call("GET /api/collection/import"),
  call("POST /api/collection/import", { apps: [{ appid: 620, name: "Portal 2" }] }),
  call("PUT /api/collection/import/620", { gameId: 72 }),
  call("GET /api/imports"),
  call("POST /api/imports", PICTURE),
  call(`GET ${IMPORT}`),
  call(`PATCH ${IMPORT}`, { policy: { rating: "file" } }),
  call(`DELETE ${IMPORT}`),
  call(`GET ${IMPORT}/rows?kind=new`),
  call(`PUT ${IMPORT}/rows/1`, { gameId: 1942, skip: false }),
  call(`POST ${IMPORT}/match`),
  call(`POST ${IMPORT}/accept`),
  call(`POST ${IMPORT}/write`),
  call(`POST ${IMPORT}/undo`),
  call("GET /api/people?ids=00000000-0000-4000-8000-000000000000"),
  call("GET /api/people/blocked"),
  call("GET /api/people/owners?gameId=1942"),
  call("GET /api/people/suggested"),
  call("GET /api/feed"),
  call("GET /api/notices"),
  call("PATCH /api/notices", { until: "2026-01-01T00:00:00Z" }),
  call(`PUT ${PERSON}/follow`),
  call(`DELETE ${PERSON}/follow`),
  call(`DELETE ${PERSON}/follower`),
  call(`PUT ${PERSON}/block`),
  call(`DELETE ${PERSON}/block`),
  call("GET /api/programs"),
  call("POST /api/programs/shelf"),
  call("DELETE /api/programs/shelf"),
  call("GET /api/moderation"),
  call("POST /api/reports", { kind: "profile", id: "00000000-0000-4000-8000-000000000000", reason: "spam" }),
  call("GET /api/favourites"),
  call("PUT /api/favourites/1942"),
  call("PATCH /api/favourites/1942", { before: null }),
  call("DELETE /api/favourites/1942"),
  call("PUT /api/own-reviews/1942", { text: "Mine now", isSpoiler: false, visibility: "public" }),
  call("DELETE /api/own-reviews/1942"),
  call("GET /api/own-reviews/1942/likers"),
  call("GET /api/reviews/game/1942"),
  call("GET /api/reviews/popular"),
  call("GET /api/reviews/liked?userId=00000000-0000-4000-8000-000000000000"),
  call("GET /api/reviews/00000000-0000-4000-8000-000000000000"),
  call(`GET ${REVIEW}`),
  call(`PUT ${REVIEW}/like`),
  call(`DELETE ${REVIEW}/like`),
  call("GET /api/plays"),
  call("GET /api/plays/1942"),
  call("POST /api/plays/1942", { action: "start", day: "2024-05-01" }),
  call(`PUT ${PLAY}`, { outcome: "finished" }),
  call(`PATCH ${PLAY}`, { minutes: 0 }),
  call(`DELETE ${PLAY}`),
  call("GET /api/journal?period=2024-05"),
  call("GET /api/journal/periods"),
  call(`PUT ${COPY}`, { store: "GOG" }),
  call(`DELETE ${COPY}`),
  call("GET /api/tags"),
  call(`PATCH ${TAG}`, { name: "Mine now" }),
  call(`DELETE ${TAG}`),
  call("DELETE /api/tags/unused"),
  call("GET /api/statistics"),
  call("GET /api/statistics/year?of=2026"),
  call("GET /api/lists"),
  call("POST /api/lists", { title: "Mine now" }),
  call("GET /api/lists/choices?gameId=1942"),
  call(`GET ${LIST}`),
  call(`PATCH ${LIST}`, { visibility: "public" }),
  call(`DELETE ${LIST}`),
  call(`PUT ${LIST}/like`),
  call(`DELETE ${LIST}/like`),
  call(`GET ${LIST}/likers`),
  call(`POST ${LIST}/games`, { gameIds: [1942] }),
  call(`PUT ${LIST}/games/1942`),
  call(`PATCH ${LIST}/games/1942`, { note: "Mine now" }),
  call(`DELETE ${LIST}/games/1942`),
  call("GET /api/steam/library?steamid=76561198000000001"),
  call("POST /api/steam/sync", { automatic: false }),
  call("POST /api/steam/wishlist", { steamid: "76561198000000001" }),
  call("POST /api/steam/sign-in", { page: "settings" }),
  call("GET /api/steam/achievements?appid=620&steamid=76561198000000001"),
];

/** All routes read the session in `lib/http/route.ts`, so each route is sent two sessions, and these all of them. */
const ONE_OF_EACH_KIND = [
  call("GET /api/collection"),
  call(`PUT ${GAME}`, { status: "want" }),
  call(`DELETE ${GAME}`),
  call("POST /api/imports", PICTURE),
  call("GET /api/profile/data?format=json"),
];

/** Public routes; each is tested in its own spec. */
const FOR_EVERYONE = [
  "GET auth/bot-check, POST auth/confirm, POST auth/recover, POST auth/resend, POST auth/sign-in, POST auth/sign-out",
  "POST auth/sign-up, GET companies/[companyId]/games, GET gallery, GET game/[gameId], GET game/age-rating, GET games, GET games/search",
  "GET lists/[id]/like, GET reviews/[userId]/[gameId]/text, GET reviews/game/[gameId]/more",
  "POST igdb/games, POST igdb/popular-games, POST igdb/time-to-beat, GET oembed, GET profile/embed, GET session",
  "POST moderation/expire, POST client-errors, GET health, GET health/ready, GET status-checks, GET steam/players, GET steam/sign-in/return, GET usernames/[name], GET users, GET users/[username]/games",
].flatMap((line) => line.split(", "));

/** `/api/collection/1942` is answered by `collection/[gameId]`. */
function routeOf({ method, path }: Call): string {
  const route = path
    .split("?")[0]
    ?.replace("/api/", "")
    .replace(/^collection\/1942/, "collection/[gameId]")
    .replace(/^own-reviews\/1942/, "own-reviews/[gameId]")
    .replace(/^reviews\/game\/1942/, "reviews/game/[gameId]")
    .replace(/^reviews\/0[^/]+\/1942/, "reviews/[userId]/[gameId]")
    .replace(/^favourites\/1942/, "favourites/[gameId]")
    .replace(/^plays\/1942\/0[^/]+/, "plays/[gameId]/[playId]")
    .replace(/^plays\/1942/, "plays/[gameId]")
    .replace(/^copies\/1942\/0[^/]+/, "copies/[gameId]/[copyId]")
    .replace(/^tags\/0[^/]+/, "tags/[tagId]")
    .replace(/import\/620$/, "import/[appid]")
    .replace(/^imports\/0[^/]+/, "imports/[id]")
    .replace(/^(lists|people|collection\/smart-lists)\/0[^/]+/, "$1/[id]")
    .replace(/games\/1942$/, "games/[gameId]")
    .replace(/^reviews\/0[^/]+$/, "reviews/[userId]")
    .replace(/^programs\/shelf/, "programs/[kind]")
    .replace(/rows\/1$/, "rows/[row]");
  return `${method} ${route}`;
}

test("lists every API route as personal or public", async () => {
  const known = new Set([...PERSONAL.map(routeOf), ...FOR_EVERYONE]);
  const found = globSync("app/api/**/route.ts")
    .filter((file) => !file.includes("[...path]"))
    .flatMap((file) => {
      const route = file.replace(/^app\/api\//, "").replace(/\/route\.ts$/, "");
      return methodsOf(readFileSync(file, "utf8")).map((method) => `${method} ${route}`);
    });
  expect(found.sort()).toEqual([...known].sort());
});

/** Without a context, which would add its own valid cookie. */
async function send(baseURL: string | undefined, { method, path, data }: Call, headers: HeadersInit) {
  const isPicture = Buffer.isBuffer(data);
  const type = isPicture ? "image/gif" : "application/json";
  const body = isPicture ? new Uint8Array(data) : data === undefined ? null : JSON.stringify(data);
  const answer = await fetch(`${baseURL}${path}`, {
    method,
    headers: { ...FROM_OWN_PAGE, "content-type": type, ...headers },
    body,
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}

test("rejects a missing, a forged and an expired token", async ({ newUser, requestAs, baseURL }) => {
  const user = await newUser();
  const session = await sessionOf(await requestAs(user));
  const [head, body, signature] = String(session.access_token).split(".");
  const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
  const HOUR_S = 3600;
  const now = Math.floor(Date.now() / 1000);
  const tokens = {
    "another user's id": [head, encode({ ...claims, sub: UNKNOWN_USER_ID }), signature],
    "another role": [head, encode({ ...claims, role: "service_role" }), signature],
    "an end that was moved": [head, encode({ ...claims, exp: now - HOUR_S }), signature],
    "no algorithm": [encode({ alg: "none", typ: "JWT" }), body, ""],
    "no algorithm, with a signature": [encode({ alg: "none" }), body, signature],
    "an algorithm of its choice": [encode({ alg: "RS256", typ: "JWT", kid: "x" }), body, signature],
    "another key": [head, body, Buffer.from("x".repeat(64)).toString("base64url")],
  };
  const over = { ...session, expires_at: 1, refresh_token: "x" };
  const brought: [string, HeadersInit][] = [
    ["nothing", {}],
    ["a token in the header", { authorization: `Bearer ${session.access_token}` }],
    ["a session that is over, with a refresh token that is none", { cookie: cookieOf(over) }],
    ...Object.entries(tokens).map(([what, parts]): [string, HeadersInit] => {
      const forged = { ...session, access_token: parts.join("."), expires_at: now + HOUR_S };
      return [what, { cookie: cookieOf(forged) }];
    }),
  ];
  for (const [what, headers] of brought) {
    const rows = ["nothing", "another user's id"].includes(what) ? PERSONAL : ONE_OF_EACH_KIND;
    const answers = await Promise.all(rows.map((row) => send(baseURL, row, headers)));
    const statuses = rows.map((row, index) => [what, routeOf(row), answers[index]?.status]);
    expect(statuses).toEqual(rows.map((row) => [what, routeOf(row), 401]));
    for (const answer of answers) {
      expect(answer.body).not.toContain(user.email);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    expect((await send(baseURL, call("GET /api/session"), headers)).body, what).toBe('{"user":null}');
  }
});

test("lets no other user change the owner's data", async ({ newUser, requestAs, userRequest }) => {
  const owner = await requestAs(await newUser());
  const about = "The owner's own words.";
  await expect(await owner.patch("/api/profile", { data: { about } })).toBeOK();
  await expect(await owner.put(GAME, { data: { status: "want" } })).toBeOK();
  const state = async () =>
    Promise.all(
      ["/api/profile", "/api/auth/email", "/api/collection"].map(async (path) =>
        (await owner.get(path)).json(),
      ),
    );
  const before = await state();
  for (const { method, path, data } of PERSONAL) {
    const answer = await userRequest.fetch(path, { method, data });
    expect(await answer.text()).not.toContain(about);
  }
  expect(await state()).toEqual(before);
});
