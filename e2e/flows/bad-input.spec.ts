import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";

const GAME_ID = 72;
const JSON_TYPE = { "content-type": "application/json" };
const LONG = "x".repeat(5000);
const credentials = { email: "nobody@example.test", password: "correct horse battery", captchaToken: "t" };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Bad = {
  what: string;
  method?: Method;
  path: string;
  data?: unknown;
  headers?: Record<string, string>;
  status: number;
  code: string;
};

/** Headers of our own requests; a string body is sent unchanged. */
function send(request: APIRequestContext, { method = "GET", path, data, headers }: Omit<Bad, "what">) {
  const body = data === undefined || typeof data === "string" ? data : JSON.stringify(data);
  return request.fetch(path, {
    method,
    ...(body === undefined ? {} : { data: Buffer.from(body) }),
    headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
    maxRedirects: 0,
  });
}

/** The shape of every refusal: a code and one sentence without internals. */
async function expectRefusal(answer: APIResponse, { status, code }: Pick<Bad, "status" | "code">) {
  const text = await answer.text();
  expect({ status: answer.status(), text }).toEqual({ status, text: expect.stringContaining('"error"') });
  expect(JSON.parse(text)).toEqual({ error: { code, message: expect.stringMatching(/^\S[^\n]{5,200}$/) } });
  expect(text).not.toMatch(/zod|postgres|supabase|stack|\.ts\b|undefined|\[object/i);
  expect(answer.headers()["cache-control"]).toContain("no-store");
}

const bad400 = { status: 400, code: "invalid_input" };

const READS: Bad[] = [
  { what: "list: unknown name", path: "/api/games?list=no-genre", ...bad400 },
  { what: "list: unknown field", path: "/api/games?lists=popular", ...bad400 },
  { what: "list: given twice", path: "/api/games?list=rpg&list=rpg", ...bad400 },
  ...["-1", "1.5", "1e3", "x", "", "9999999", "%00"].map((offset) => ({
    what: `list: offset "${offset}"`,
    path: `/api/games?offset=${offset}`,
    ...bad400,
  })),
  ...["0", "-1", "x", "2147483648", "1e3", "", "1,2"].flatMap((id) =>
    ["dev", "pub"].map((key) => ({
      what: `list: ${key} "${id}"`,
      path: `/api/games?${key}=${id}`,
      ...bad400,
    })),
  ),
  { what: "list: long text", path: `/api/games?q=${LONG}`, ...bad400 },
  { what: "search: no text", path: "/api/games/search", ...bad400 },
  { what: "search: long text", path: `/api/games/search?q=${LONG}`, ...bad400 },
  { what: "search: unknown field", path: "/api/games/search?q=zelda&limit=500", ...bad400 },
  ...["ab", "x".repeat(21), LONG, "a%20b", "a-b", "a%2Fb", "%E2%82%AC%E2%82%AC%E2%82%AC", "a%00bc"].map(
    (name) => ({ what: `user name "${name.slice(0, 25)}"`, path: `/api/usernames/${name}`, ...bad400 }),
  ),
  ...["", "0", "-1", "7e2", "620.0", "0620", "4294967296", "620%00", "x".repeat(300), "620&appid=620"].map(
    (appid) => ({
      what: `achievements: appid "${appid.slice(0, 20)}"`,
      path: `/api/steam/achievements?appid=${appid}`,
      ...bad400,
    }),
  ),
  { what: "achievements: no game", path: "/api/steam/achievements", ...bad400 },
  { what: "achievements: unknown field", path: "/api/steam/achievements?appid=620&key=mine", ...bad400 },
  { what: "user name: broken escape", path: "/api/usernames/%zz", status: 404, code: "not_found" },
  { what: "no such address", path: "/api/nothing/here", status: 404, code: "not_found" },
  {
    what: "no such address, written to",
    method: "POST",
    path: "/api/nothing",
    status: 404,
    code: "not_found",
  },
];

const AUTH = ["/api/auth/sign-in", "/api/auth/sign-up"].flatMap((path): Bad[] => {
  const whole = path.endsWith("up") ? { ...credentials, username: "nobody_here" } : credentials;
  const row = (what: string, data: unknown): Bad => ({
    what: `${path}: ${what}`,
    method: "POST",
    path,
    data,
    ...bad400,
  });
  return [
    row("broken JSON", '{"email":'),
    row("no object", "[]"),
    row("null", "null"),
    row("nothing", ""),
    row("broken UTF-8", "\ud800"),
    row("no e-mail", { ...whole, email: undefined }),
    row("an e-mail that is none", { ...whole, email: "nobody" }),
    row("an e-mail of another type", { ...whole, email: { $ne: "" } }),
    row("a too long e-mail", { ...whole, email: `${"x".repeat(300)}@example.test` }),
    row("no password", { ...whole, password: undefined }),
    row("a password of another type", { ...whole, password: 12345678 }),
    row("a too long password", { ...whole, password: "x".repeat(73) }),
    row("a too long token", { ...whole, captchaToken: "x".repeat(3000) }),
    row("an unknown field", { ...whole, role: "admin" }),
    row("__proto__", `{"__proto__":{"admin":true},${JSON.stringify(whole).slice(1)}`),
    { ...row("another type of content", JSON.stringify(whole)), headers: { "content-type": "text/plain" } },
    {
      ...row("a form", "email=a&password=b"),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
    {
      ...row("an oversized body", { ...whole, email: "x".repeat(20_000) }),
      status: 413,
      code: "body_too_large",
    },
    { ...row("no bot-check", { ...whole, captchaToken: "" }), code: "captcha_failed" },
  ];
});

const NAMES: Bad[] = ["ab", "x".repeat(21), "a b c", "naïve", "", 7, null, ["abc"]].map((username) => ({
  what: `sign-up: user name ${JSON.stringify(username)}`,
  method: "POST",
  path: "/api/auth/sign-up",
  data: { ...credentials, username },
  ...bad400,
}));

const METHODS: [string, Method[]][] = [
  ["/api/games", ["POST", "PUT", "PATCH", "DELETE"]],
  ["/api/games/search", ["POST", "DELETE"]],
  ["/api/session", ["POST", "DELETE"]],
  ["/api/steam/achievements", ["POST", "PUT", "PATCH", "DELETE"]],
  ["/api/status-checks", ["POST", "PUT", "PATCH", "DELETE"]],
  ["/api/usernames/somebody", ["POST", "PUT"]],
  ["/api/collection", ["POST", "DELETE"]],
  ["/api/collection/statuses", ["PUT"]],
  [`/api/collection/${GAME_ID}`, ["POST"]],
  ["/api/collection/ids", ["POST", "PUT"]],
  ["/api/collection/highlights", ["POST"]],
  [`/api/collection/${GAME_ID}/release`, ["POST", "DELETE"]],
  ["/api/collection/bulk", ["GET", "PUT", "PATCH", "DELETE"]],
  ["/api/undo", ["GET", "DELETE"]],
  ["/api/auth/sign-in", ["GET", "PUT"]],
  ["/api/auth/sign-up", ["GET", "DELETE"]],
  ["/api/auth/sign-out", ["GET"]],
];

const STEAM_IDS: Bad[] = ["", "a%00bc", "x".repeat(201)].map((steamid) => ({
  what: `achievements: steamid "${steamid.slice(0, 20)}"`,
  path: `/api/steam/achievements?appid=620&steamid=${steamid}`,
  ...bad400,
}));

const ANONYMOUS: Bad[] = [
  ...["", "/ids", "/statuses", `/${GAME_ID}`, `/${GAME_ID}/release`]
    .map((end) => `/api/collection${end}`)
    .map((path) => ({ path })),
  { path: "/api/steam/achievements?appid=620&steamid=76561198000000001" },
  ...(["PUT", "PATCH", "DELETE"] as const).map((method) => ({ method, path: `/api/collection/${GAME_ID}` })),
  ...["collection/bulk", "undo"].map((name) => ({ method: "POST" as const, path: `/api/${name}` })),
].map((row) => ({
  what: JSON.stringify(row),
  ...row,
  ...("method" in row && row.method === "PUT" ? { data: { status: "want" } } : {}),
  status: 401,
  code: "not_authenticated",
}));

test.describe("refused with one clear message", () => {
  const ownOrigin = (baseURL?: string) => ({ origin: new URL(baseURL ?? "").origin });
  const tables: [string, Bad[]][] = [
    ["reads", READS],
    ["sign-in and sign-up", AUTH],
    ["user names at sign-up", NAMES],
    ["without a session", ANONYMOUS],
    [
      "methods",
      METHODS.flatMap(([path, methods]) =>
        methods.map((method) => ({
          what: `${method} ${path}`,
          method,
          path,
          status: 405,
          code: "method_not_allowed",
        })),
      ),
    ],
  ];
  for (const [name, rows] of tables) {
    test(name, async ({ request, baseURL }) => {
      for (const row of rows) {
        await test.step(row.what.slice(0, 80), async () => {
          const headers = { ...ownOrigin(baseURL), ...row.headers };
          await expectRefusal(await send(request, { ...row, headers }), row);
        });
      }
    });
  }

  test("Steam IDs of a signed-in user", async ({ userRequest }) => {
    for (const row of STEAM_IDS) {
      await test.step(row.what, async () => expectRefusal(await send(userRequest, row), row));
    }
  });

  test("a session cookie that is none", async ({ request, baseURL }) => {
    for (const value of [
      "x",
      "base64-x",
      `base64-${btoa('{"access_token":1}')}`,
      "%7B%7D",
      "x".repeat(3500),
    ]) {
      const cookie = `questshelf-session=${value}`;
      const session = await request.get("/api/session", { headers: { cookie } });
      expect({ value, status: session.status(), body: await session.json() }).toEqual({
        value,
        status: 200,
        body: { user: null },
      });
      const headers = { ...ownOrigin(baseURL), cookie };
      const write = { method: "PUT", path: `/api/collection/${GAME_ID}`, data: { status: "want" } } as const;
      const answer = await send(request, { ...write, headers, status: 401, code: "" });
      await expectRefusal(answer, { status: 401, code: "not_authenticated" });
    }
  });
});

test("shows at once that a mail's link is invalid, and how to get another", async ({ request }) => {
  for (const [query, ways] of [
    ["", "ask for a new link here."],
    ["?type=signup", "ask for a new link here."],
    ["?token_hash=x", "ask for a new link here."],
    ["?token_hash=x&type=nonsense", "ask for a new link here."],
    ["?token_hash=x&token_hash=y&type=signup", "ask for a new link here."],
    [`?token_hash=${LONG}&type=signup`, "ask for a new link here."],
    ["?type=recovery", "Ask for a new one here."],
    ["?type=email_change", "ask for new ones in your settings."],
  ] as const) {
    const answer = await request.get(`/auth/confirm${query}`);
    expect([query, answer.status()]).toEqual([query, 200]);
    const html = await answer.text();
    expect(html, query).toContain("No session defined in URL: the link is incomplete.");
    expect(html, query).toContain(ways);
    expect(html, query).not.toContain("Press the button");
  }
  const odd = await request.get("/auth/confirm?token_hash=%zz&type=signup");
  expect(await odd.text()).toContain("Confirm my address");
});

test("redeems nothing but the token of a mail's link", async ({ request }) => {
  for (const data of [
    {},
    { token_hash: "", type: "signup" },
    { token_hash: "x", type: "nonsense" },
    { token_hash: LONG, type: "signup" },
    { token_hash: "x\0", type: "signup" },
    { token_hash: "\ud800", type: "recovery" },
    { token_hash: "x", type: "signup", next: "//evil.example" },
    { token_hash: "x", type: "signup" },
  ]) {
    const answer = await request.post("/api/auth/confirm", { data, headers: FROM_OWN_PAGE });
    expect(answer.status()).toBe(400);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test.describe("a signed-in person's bad writes", () => {
  const path = `/api/collection/${GAME_ID}`;
  const put = (what: string, data: unknown, rest: Partial<Bad> = {}): Bad => ({
    what,
    method: "PUT",
    path,
    data,
    ...bad400,
    ...rest,
  });
  const patch = (what: string, data: unknown, rest: Partial<Bad> = {}) =>
    put(`edit: ${what}`, data, { method: "PATCH", ...rest });
  const post = (name: "collection/bulk" | "undo", what: string, data: unknown, rest: Partial<Bad> = {}) =>
    put(`${name}: ${what}`, data, { method: "POST", path: `/api/${name}`, ...rest });
  const UNKNOWN_CHANGE = "00000000-0000-4000-8000-000000000000";
  const cross = { status: 403, code: "cross_origin" };
  // See also lib/http/own-origin.test.ts; every route: forged-requests.spec.ts.
  const ELSEWHERE = { "sec-fetch-site": "cross-site" };
  const ROWS: Bad[] = [
    put("an unknown status", { status: "owned" }),
    put("the import's own status", { status: "imported" }),
    put("a status of another type", { status: ["want"] }),
    put("a status in capitals", { status: "WANT" }),
    put("no status", {}),
    put("an unknown field", { status: "completed", hours_played: 5 }),
    put("somebody else's id", { status: "completed", user_id: "00000000-0000-4000-8000-000000000000" }),
    put("a long status", { status: LONG }),
    put("broken JSON", '{"status":"completed"'),
    put("two documents", '{"status":"completed"}{}'),
    put("nothing", ""),
    put("no object", '"completed"'),
    put("a type that is no JSON", '{"status":"completed"}', { headers: { "content-type": "text/plain" } }),
    put("an oversized body", `{"status":"completed"${" ".repeat(20_000)}}`, {
      status: 413,
      code: "body_too_large",
    }),
    ...["0", "-1", "x", "2147483648", "1e3", "72.0", "072", "%E2%82%AC", "72%2F1", "9".repeat(300)].flatMap(
      (id): Bad[] => [
        put(`id ${id.slice(0, 12)}`, { status: "completed" }, { path: `/api/collection/${id}` }),
        { what: `release of id ${id.slice(0, 12)}`, path: `/api/collection/${id}/release`, ...bad400 },
        { what: `read id ${id.slice(0, 12)}`, path: `/api/collection/${id}`, ...bad400 },
        { what: `remove id ${id.slice(0, 12)}`, method: "DELETE", path: `/api/collection/${id}`, ...bad400 },
      ],
    ),
    put(
      "an unknown game",
      { status: "want" },
      {
        path: "/api/collection/200000002",
        status: 404,
        code: "not_found",
      },
    ),
    put(
      "a game that is not out",
      { status: "completed" },
      {
        path: "/api/collection/910546",
        status: 422,
        code: "not_released",
      },
    ),
    patch("nothing", {}),
    patch("no body", ""),
    patch("a list", []),
    ...[10.5, -1, 7.3, "7", [7], true].map((rating) => patch(`rating ${JSON.stringify(rating)}`, { rating })),
    ...[-0.1, 1_000_000.1, 1.25, "3", 1e300].map((hoursPlayed) =>
      patch(`hours ${JSON.stringify(hoursPlayed)}`, { hoursPlayed }),
    ),
    ...["x".repeat(5001), "a\0b", 7, {}].map((notes) =>
      patch(`notes ${JSON.stringify(notes).slice(0, 12)}`, { notes }),
    ),
    patch("notes with half a character", '{"notes":"\\ud800"}'),
    ...["2999-01-01", "2023-02-29", "yesterday", "2024-01-01T00:00:00Z", "1200-01-01", 20_240_101, ""].map(
      (dateCompleted) => patch(`date ${dateCompleted}`, { dateCompleted }),
    ),
    ...["imported", null, "WANT"].map((status) => patch(`status ${status}`, { status })),
    patch("an unknown field", { rating: 7, game_name: "x" }),
    patch("an oversized body", { notes: "x".repeat(70_000) }, { status: 413, code: "body_too_large" }),
    patch(
      "a game that is not on the shelf",
      { rating: 7 },
      { path: "/api/collection/71", status: 404, code: "not_found" },
    ),
    post("collection/bulk", "no games", { gameIds: [], action: "remove" }),
    post("collection/bulk", "too many games", { gameIds: Array(10_001).fill(1), action: "remove" }),
    ...[[0], [-1], [1.5], ["72"], [2_147_483_648], 72, null].map((gameIds) =>
      post("collection/bulk", `ids ${JSON.stringify(gameIds)}`, { gameIds, action: "remove" }),
    ),
    ...["delete", null, {}, { status: "imported" }, { status: "want", more: 1 }].map((action) =>
      post("collection/bulk", `action ${JSON.stringify(action)}`, { gameIds: [GAME_ID], action }),
    ),
    post("collection/bulk", "an oversized body", `{"gameIds":[${"1,".repeat(70_000)}1]}`, {
      status: 413,
      code: "body_too_large",
    }),
    post("undo", "no id", {}),
    post("undo", "an id that is none", { change: "1 or 1=1" }),
    post("undo", "an unknown id", { change: UNKNOWN_CHANGE }, { status: 404, code: "not_found" }),
    put("from another site", { status: "completed" }, { headers: ELSEWHERE, ...cross }),
    ...[
      "status=owned",
      "sort=price",
      "cursor=x",
      `page=${LONG}`,
      `q=${LONG}`,
      "page=-1",
      "status=all&status=all",
    ].map((query) => ({ what: query.slice(0, 30), path: `/api/collection?${query}`, ...bad400 })),
  ];

  test("are refused, and the shelf is as it was", async ({ userRequest }) => {
    test.slow();
    await expect(await send(userRequest, put("good", { status: "playing" }))).toBeOK();
    const before = await shelf(userRequest);
    expect(before).toMatchObject({
      items: [{ game: { id: GAME_ID }, status: "playing" }],
      counts: { all: 1 },
    });
    for (const row of ROWS) {
      await test.step(row.what, async () => expectRefusal(await send(userRequest, row), row));
    }
    expect(await shelf(userRequest)).toEqual(before);
  });
});

async function shelf(request: APIRequestContext): Promise<unknown> {
  const answer = await request.get("/api/collection");
  await expect(answer).toBeOK();
  return answer.json();
}
