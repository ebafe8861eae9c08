const GAMES = ["72", "1942", "1", "268435455", "268435456", "0", "072"];
const NO_ID = "00000000-0000-4000-8000-000000000000";
const SAMPLE_LIST = "5d3e0000-0000-4000-8000-000000000011";
const NO_FILE = "0".repeat(32);
const DAYS = ["2024-05-01", "2024-05", "2024", "2024-13", "0000"];
const QUERIES = [
  "fields name; where id = 72; limit 1;",
  'fields name,cover.image_id; search "portal"; limit 5;',
  'fields name; where id = (1,2) & genres != (5) | name = "x";',
  "fields hastily,normally,completely,count,game_id; where game_id = 72; limit 1;",
];

/**
 * What a schema does not say, by the name of the parameter or field: ids that exist, files, passwords, the grammar of filters.
 * Some are nearly valid.
 */
export const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  // Sample data.
  id: ["72", SAMPLE_LIST, NO_ID, "none", "%00"],
  gameId: GAMES,
  gameIds: ["72", "1942"],
  userId: [NO_ID, "none", "%00"],
  games: ["72", "72,0", "x"],
  text: ["Good.", "||Covered|| and ||not", "\u202e"],
  ids: [NO_ID, `${NO_ID},${NO_ID}`, "x"],
  before: ["72"],
  companyId: ["908", "70"],
  dev: ["908"],
  pub: ["908"],
  devName: ["CD"],
  slug: ["portal-2", "cd-projekt-red", "x"],
  username: ["demo", "guest", "unknown_user"],
  name: ["demo", "somebody", "Portal 2", "Co-op"],
  appid: ["620", "72850", "4294967295"],
  steamid: [
    ...["76561198000000001", "76561198000000002", "demo-player", "7656119", "nobody"],
    "https://steamcommunity.com/id/demo-player",
  ],
  list: ["popular", "action", "rpg", "puzzle", "completed", "want", "developed", "published", "908", NO_ID],
  file: [
    ...[
      "72.jpg",
      "1942-0123456789ab.jpg",
      "0.jpg",
      "72.png",
      "demo.jpg",
      "demo-0123456789ab.jpg",
      "nobody.jpg",
    ],
    ...[
      "2026_demo.jpg",
      "0000_demo.jpg",
      `${SAMPLE_LIST.replaceAll("-", "")}.jpg`,
      `${NO_FILE}-0123456789ab.jpg`,
    ],
    ...[`${NO_FILE}.ics`, `${NO_FILE}.json`, "1.xml", "99999.xml", "none.jpg", "..%2fx", ".hidden"],
  ],
  bucket: ["avatars", "banners", "secrets", ".."],
  kind: ["games", "companies", "users", "shelf", "playing", "export", "profile", "list"],
  rest: ["ten-i-would-start-again-tomorrow", "x", "2", "99"],

  // Accounts. The token is Turnstile's for tests.
  email: ["attacked@example.test", "other@example.test"],
  password: ["correct horse battery"],
  currentPassword: ["no"],
  captchaToken: ["XXXX.DUMMY.TOKEN.XXXX"],
  token_hash: ["x"],
  state: ["x"],
  next: ["/collection", "//evil.example", "/\\evil.example", "javascript:alert(1)"],
  step: ["first", "done"],
  problem: ["link", "away"],
  "openid.mode": ["id_res", "cancel"],
  "openid.ns": ["http://specs.openid.net/auth/2.0"],
  "openid.claimed_id": ["https://steamcommunity.com/openid/id/76561198000000001"],

  // Filters and formats.
  q: ["zelda", "portal", "velvet hours", "de", "%_*", '"; limit 500; //', "a*", ""],
  query: [...QUERIES, "length=-5&sort=name"],
  filter: ["genre/12", "rating/7.5", "genre/12/completed/2026", "tag/1", "genre", "12", "completed", "2026"],
  platform: ["6", "6,48", "x", "99999", "PC", "pc", "ps5.switch2"],
  genre: ["12", "0"],
  theme: ["17", "dark", "light", "x"],
  lang: ["cs", "en", "x"],
  favourites: ["1", "0"],
  year: ["2020", "2019-2010"],
  from: ["2015"],
  to: ["2020"],
  after: [
    `2 2026-01-01T00:00:00+00:00 ${NO_ID}`,
    `2 2026-02-31T00:00:00+00:00 ${NO_ID}`,
    `2026-01-01T00:00:00+00:00 ${NO_ID}`,
  ],
  rating: ["8-10", "75", "7.5", "9-10"],
  critics: ["80-"],
  hours: ["0-10", "40-", "-20.5"],
  length: ["10-20"],
  tag: [NO_ID, "1"],
  type: ["dlc", "game,remake", "signup", "email_change"],
  release: ["upcoming"],
  sort: ["newest", "name", "price"],
  group: ["genre", "price", "year"],
  medium: ["physical,digital", "cloud"],
  time: ["hour", "never"],
  with: ["alone", "dog"],
  seed: ["7", "1e9"],
  shown: ["72,1942", "x,,-1", "check"],
  surprise: ["1"],
  offset: ["0", "20", "100000", "-1"],
  page: ["0", "1", "2", "999999", "1e3"],
  format: ["json", "xml"],
  url: ["http://localhost/user/demo", "http://169.254.169.254/", "file:///etc/hosts", "//evil.example"],
  month: ["2026-11", "2026-13", "9999-12", "0000-01"],
  day: DAYS,
  started: DAYS,
  finished: DAYS,
  boughtOn: DAYS,
  store: ["GOG"],
  currency: ["EUR"],
  title: ["Favourites", "Other"],
  description: ["Why"],
  note: ["Fine."],
  website: ["https://example.com"],
  tagNames: ["Co-op", "rpg"],
};

/** Query parameters that pages and routes read without a schema. */
export const QUERIES_WITHOUT_SCHEMA: Readonly<Record<string, readonly string[]>> = {
  "/api/imports": ["preview", "mapped"],
  "/api/steam/sign-in/return": ["state", "openid.mode", "openid.ns", "openid.claimed_id"],
  "/auth": ["next"],
  "/auth/confirm": ["token_hash", "type"],
  "/auth/email": ["step", "problem"],
  "/company/[slug]": ["id"],
  "/games/[[...list]]": ["dev", "devName", "pub", "q", "platform", "sort", "hours"],
  "/import/review": ["id", "shown"],
  "/lists/edit": ["id"],
  "/og/game/[file]": ["v"],
  "/og/list/[file]": ["v"],
  "/og/review/[file]": ["v"],
  "/og/user/[file]": ["v"],
  "/og/year/[file]": ["v"],
  "/widget/[username]": ["theme", "lang", "favourites"],
  "/widget/list/[id]": ["theme", "lang"],
};

/** No valid sessions: these routes end them, or lock the account after wrong passwords. */
export const ANONYMOUS_ROUTES: ReadonlySet<string> = new Set([
  "/api/auth/deletion",
  "/api/auth/password",
  "/api/auth/sign-in",
  "/api/auth/sign-out",
  "/api/auth/sign-up",
]);
