/** Valid values for a route, from which nearly valid inputs are generated. A route without a seed gets generic inputs. */
export type Seed = {
  params?: Record<string, string[]>;
  query?: Record<string, string[]>;
  bodies?: unknown[];
  /** No valid sessions: the route would end them, or lock the account after wrong passwords. */
  isAnonymous?: true;
};

const ID = ["72", "1942", "1", "268435455", "268435456", "0", "072"];
const STEAM_ID = ["76561198000000001", "76561198000000002", "demo-player", "7656119", "nobody"];
const PAGING = { offset: ["0", "20", "100000", "-1"], page: ["0", "1", "999999", "1e3"] };
/** Turnstile's test token, so that nearly valid inputs pass the bot-check. */
const captchaToken = "XXXX.DUMMY.TOKEN.XXXX";
const CREDENTIALS = { email: "attacked@example.test", password: "correct horse battery", captchaToken };
const APP = { appid: 620, name: "Portal 2", playtimeMinutes: 5 };
const NO_UNDO = { undo: "00000000-0000-4000-8000-000000000000" };
const IMPORT = { id: [NO_UNDO.undo, "none", "%00", "1"] };
const SAMPLE_LIST = "5d3e0000-0000-4000-8000-000000000011";
const QUERIES = [
  "fields name; where id = 72; limit 1;",
  'fields name,cover.image_id; search "portal"; limit 5;',
  'fields name; where id = (1,2) & genres != (5) | name = "x";',
  "fields hastily,normally,completely,count,game_id; where game_id = 72; limit 1;",
];

const LIST = {
  ...{ list: ["popular", "rpg"], dev: ["908"], pub: ["908"], q: ["mario"], ...PAGING },
  ...{ platform: ["6", "6,48"], theme: ["17"], from: ["2015"], to: ["2020"], hours: ["0-10", "40-"] },
  ...{ rating: ["75"], type: ["dlc", "game,remake"], release: ["upcoming"], sort: ["newest", "name"] },
};

export const SEEDS: Record<string, Seed> = {
  "/api/auth/confirm": { bodies: [{ token_hash: "x", type: "recovery" }] },
  "/api/auth/deletion": { bodies: [{ password: "no", captchaToken }], isAnonymous: true },
  "/api/auth/email": { bodies: [{ email: "other@example.test" }] },
  "/api/auth/new-password": { bodies: [{ password: "correct horse battery" }] },
  "/api/auth/password": {
    bodies: [{ currentPassword: "no", password: "correct horse battery", captchaToken }],
    isAnonymous: true,
  },
  "/api/auth/recover": { bodies: [{ email: CREDENTIALS.email, captchaToken }] },
  "/api/auth/resend": { bodies: [{ email: CREDENTIALS.email, captchaToken }] },
  "/api/auth/sign-in": { bodies: [CREDENTIALS], isAnonymous: true },
  "/api/auth/sign-out": { isAnonymous: true },
  "/api/auth/sign-up": { bodies: [{ ...CREDENTIALS, username: "attacked_name" }], isAnonymous: true },
  "/api/client-errors": {
    bodies: [
      {
        kind: "error",
        message: "x is not a function",
        path: "/games",
        source: "/_next/static/chunks/a.js:1:2",
      },
      { kind: "boundary", message: "x", path: "/", reference: "k3j9x2m1" },
    ],
  },
  "/api/collection": {
    query: {
      ...{
        status: ["all", "imported", "owned"],
        q: ["zelda", "%_*"],
        sort: ["added", "length", "price"],
        ...PAGING,
      },
      ...{
        platform: ["6,48", "x", "99999"],
        genre: ["12"],
        theme: ["17"],
        year: ["2020", "2019-2010"],
        rating: ["8-10"],
      },
      ...{
        critics: ["80-"],
        hours: ["-20.5"],
        length: ["10-20"],
        tag: [NO_UNDO.undo, "1"],
        list: [NO_UNDO.undo],
      },
      ...{ medium: ["physical,digital", "cloud"], group: ["genre", "price"] },
    },
  },
  "/api/collection/[gameId]": {
    params: { gameId: ID },
    bodies: [
      { status: "want" },
      { tagNames: ["Co-op", "rpg"] },
      { rating: 7.5, notes: "Fine.", hoursPlayed: 1.5, dateCompleted: "2024-01-01", status: "completed" },
    ],
  },
  "/api/collection/[gameId]/release": { params: { gameId: ID } },
  "/api/collection/bulk": {
    bodies: [
      { gameIds: [72, 1942], action: "remove" },
      { gameIds: [72], action: { status: "want" } },
      { gameIds: [72], action: { tag: "Co-op" } },
      { gameIds: [72], action: { untag: NO_UNDO.undo } },
      { gameIds: [72], action: "askRemoval" },
    ],
  },
  "/api/collection/pick": {
    query: {
      ...{
        time: ["hour", "never"],
        with: ["alone", "dog"],
        genre: ["12", "0"],
        theme: ["17"],
        platform: ["6", "x"],
      },
      ...{ seed: ["7", "1e9"], shown: ["72,1942", "x,,-1"], surprise: ["1"] },
    },
  },
  "/api/collection/smart-lists/[id]": {
    params: { id: [NO_UNDO.undo, "none", "%00"] },
    bodies: [{ name: "Short ones", query: "length=-5&sort=name" }],
  },
  "/api/collection/ids": {
    query: { status: ["all"], q: ["zelda"], sort: ["added"], group: ["year"], genre: ["12"] },
  },
  "/api/collection/import": { bodies: [{ apps: [APP] }] },
  "/api/collection/import/[appid]": {
    params: { appid: ["620", "4294967295"] },
    bodies: [{ gameId: 72, name: "Portal 2", playtimeMinutes: 5 }],
  },
  "/api/collection/undo": {
    bodies: [NO_UNDO, { status: "completed", before: [[72, "want", "2024-05-01T00:00:00+00:00"]] }],
  },
  "/api/copies/[gameId]/[copyId]": {
    params: { gameId: ID, copyId: [NO_UNDO.undo] },
    bodies: [
      { platform: "PC", store: "GOG", medium: "digital", boughtOn: "2024-05", price: 9.99, currency: "EUR" },
    ],
  },
  "/api/tags/[tagId]": {
    params: { tagId: [NO_UNDO.undo] },
    query: { into: ["00000000-0000-4000-8000-000000000001"] },
    bodies: [{ name: "Co-op" }],
  },
  "/api/tags/undo": {
    bodies: [
      { id: NO_UNDO.undo, name: "Co-op", gameIds: [72], mergedInto: null, added: [] },
      { unused: [{ id: NO_UNDO.undo, name: "Co-op" }] },
    ],
  },
  "/api/statistics/year": { query: { of: ["2026", "1969", "0", "x"] } },
  "/api/journal": {
    query: {
      period: ["2024-05", "2024", "2024-13", "0000"],
      after: ["2024-05-17 00000000-0000-4000-8000-000000000001", "2024 x", "9999-99-99 "],
    },
  },
  "/api/plays/[gameId]": {
    params: { gameId: ID },
    bodies: [
      { action: "start", day: "2024-05-01" },
      { action: "addMinutes", minutes: 30, day: "2024-05", press: NO_UNDO.undo },
      { action: "startTimer", day: "2024" },
      { action: "stopTimer", discard: true },
      { action: "end", outcome: "finished", day: "2024-05-01", id: NO_UNDO.undo },
    ],
  },
  "/api/plays/[gameId]/undo": {
    params: { gameId: ID },
    bodies: [
      {
        id: NO_UNDO.undo,
        status: "playing",
        completed: null,
        before: { status: "want", completed: "2024-05-01T12:00:00Z" },
        isAdded: false,
        plays: [
          {
            id: NO_UNDO.undo,
            begun: true,
            minutes: 30,
            platform: "PC",
            started: "2024",
            finished: null,
            outcome: "playing",
            timer: null,
            was: null,
          },
        ],
      },
    ],
  },
  "/api/plays/[gameId]/[playId]": {
    params: { gameId: ID, playId: [NO_UNDO.undo] },
    bodies: [
      {
        platform: "PC",
        started: "2024",
        finished: "2024-05",
        outcome: "finished",
        minutes: 60,
        note: "Fine.",
      },
      { minutes: 90 },
    ],
  },
  "/api/companies/[companyId]/games": {
    params: { companyId: ["908", "70"] },
    query: { role: ["developed", "published"], ...PAGING },
  },
  "/api/game/[gameId]": { params: { gameId: ID } },
  "/api/game/age-rating": { query: { gameId: ID } },
  "/api/games": { query: LIST },
  "/api/games/own": { query: LIST },
  "/api/games/hidden": { query: { q: ["velvet hours", "a*"], dev: ["908"], pub: ["908"] } },
  "/api/games/search": { query: { q: ["portal", '"; limit 500; //', "a*"] } },
  "/api/igdb/games": { bodies: QUERIES.map((query) => ({ query })) },
  "/api/igdb/popular-games": {
    bodies: [
      { offset: 0, limit: 20 },
      { offset: 1950, limit: 100 },
    ],
  },
  "/api/igdb/time-to-beat": { bodies: QUERIES.map((query) => ({ query })) },
  "/api/imports": {
    query: { preview: [""], mapped: [""] },
    bodies: [{ mappings: [{ headerKey: "x", mapping: { columns: { title: "Name" } }, isKept: true }] }],
  },
  "/api/imports/[id]": {
    params: IMPORT,
    bodies: [
      { policy: { hours: "larger", notes: "file" } },
      { statusWords: { Beaten: "completed", "": "skip", Played: null } },
    ],
  },
  "/api/imports/[id]/accept": { params: IMPORT },
  "/api/imports/[id]/match": { params: IMPORT },
  "/api/imports/[id]/rows": {
    params: IMPORT,
    query: { kind: ["new", "check", "unreadable"], after: ["0", "20000", "99999", "-1"] },
  },
  "/api/imports/[id]/rows/[row]": {
    params: { ...IMPORT, row: ["1", "20000", "99999", "0"] },
    bodies: [
      { gameId: 72, skip: false },
      { gameId: null, skip: true },
    ],
  },
  "/api/imports/[id]/undo": { params: IMPORT },
  "/api/imports/[id]/write": { params: IMPORT },
  "/api/lists": {
    query: { page: ["1", "42", "99", "0"], q: ["fav", "100%", ""] },
    bodies: [
      {
        request: "00000000-0000-4000-8000-000000000003",
        title: "Favourites",
        ...{ description: "Why", isRanked: true, visibility: "link", gameId: 72 },
      },
    ],
  },
  "/api/lists/[id]": {
    params: IMPORT,
    bodies: [{ title: "Other", visibility: "public" }, { description: null }],
  },
  "/api/lists/[id]/games/[gameId]": {
    params: { ...IMPORT, gameId: ID },
    bodies: [{ before: 72 }, { before: null }, { note: "Fine." }],
  },
  "/api/lists/choices": { query: { gameId: ID } },
  "/api/oembed": {
    query: {
      url: ["http://localhost/user/demo", "http://169.254.169.254/", "file:///etc/hosts", "//evil.example"],
      format: ["json", "xml"],
      maxwidth: ["400", "0", "1e9"],
      maxheight: ["600"],
    },
  },
  "/api/profile": {
    bodies: [
      {
        about: "Hello",
        website: "https://example.com",
        steamId: "",
        socials: { github: "octo", xbox: null },
        sections: { hours: true, ratings: false },
      },
    ],
  },
  "/api/profile/data": {
    query: { format: ["json", "csv", "ryot", "backloggd"], table: ["profile", "games"], notes: ["1"] },
  },
  "/api/profile/username": { bodies: [{ username: "other_name" }] },
  "/api/steam/achievements": { query: { appid: ["620", "72850"], steamid: STEAM_ID } },
  "/api/steam/library": { query: { steamid: [...STEAM_ID, "https://steamcommunity.com/id/demo-player"] } },
  "/api/steam/sign-in": { bodies: [{ page: "settings" }, { page: "import" }] },
  "/api/steam/sign-in/return": {
    query: {
      state: ["x"],
      "openid.mode": ["id_res", "cancel"],
      "openid.ns": ["http://specs.openid.net/auth/2.0"],
      "openid.claimed_id": ["https://steamcommunity.com/openid/id/76561198000000001"],
    },
  },
  "/api/steam/sync": { bodies: [{ automatic: true }, { automatic: false }] },
  "/api/steam/wishlist": { bodies: STEAM_ID.map((steamid) => ({ steamid })) },
  "/api/steam/players": { query: { appid: ["620"], format: ["json"] } },
  "/api/usernames/[name]": { params: { name: ["demo", "somebody"] } },
  "/api/users": { query: { q: ["de", "demo", "x", "100%"] } },
  "/api/users/[username]/games": {
    params: { username: ["demo", "guest", "unknown_user"] },
    query: {
      tab: ["playing", "want", "imported"],
      filter: ["genre/12", "rating/7.5", "genre/12/completed/2026", "tag/1"],
      ...PAGING,
    },
  },
  "/auth": { query: { next: ["/collection", "//evil.example", "/\\evil.example", "javascript:alert(1)"] } },
  "/auth/confirm": { query: { token_hash: ["x"], type: ["signup", "recovery", "email_change"] } },
  "/auth/email": { query: { step: ["first", "done"], problem: ["link", "away"] } },
  "/calendar.ics": { query: { platform: ["pc", "ps5.switch2", "nonsense"] } },
  "/calendar/wanted/[file]": { params: { file: [`${"0".repeat(32)}.ics`, "x.ics"] } },
  "/calendar/[[...month]]": { params: { month: ["2026-11", "2026-13", "9999-12", "0000-01"] } },
  "/company/[slug]": { params: { slug: ["cd-projekt-red"] }, query: { id: ["908", "908x", "99999999999"] } },
  "/company/[slug]/[id]/[[...list]]": {
    params: { slug: ["cd-projekt-red"], id: ["908"], list: ["developed", "published"] },
  },
  "/game/[id]": { params: { id: ID } },
  "/game/[id]/[slug]": { params: { id: ID, slug: ["portal-2", "x"] } },
  "/game/[id]/[slug]/achievements": { params: { id: ID, slug: ["portal-2", "x"] } },
  "/game/[id]/[slug]/dlcs": { params: { id: ID, slug: ["portal-2", "x"] } },
  "/games/[[...list]]": {
    params: { list: ["action", "rpg", "puzzle"] },
    query: { dev: ["908"], devName: ["CD"], q: ["x"] },
  },
  "/import/review": { query: { ...IMPORT, show: ["check", "x"], stopped: [""] } },
  "/lists/edit": { query: { id: [SAMPLE_LIST, ...IMPORT.id] } },
  "/list/[id]/[[...rest]]": {
    params: { id: [SAMPLE_LIST, ...IMPORT.id], rest: ["ten-i-would-start-again-tomorrow", "x", "2", "99"] },
  },
  "/media/[bucket]/[file]": {
    params: { bucket: ["avatars", "banners", "secrets", ".."], file: ["none.jpg", "..%2fx", ".hidden"] },
  },
  "/og/game/[file]": {
    params: { file: ["72.jpg", "1942.jpg", "1942-0123456789ab.jpg", "0.jpg", "72.png"] },
    query: { v: ["x"] },
  },
  "/og/list/[file]": {
    params: { file: [`${SAMPLE_LIST.replaceAll("-", "")}.jpg`, `${"0".repeat(32)}-0123456789ab.jpg`] },
    query: { v: ["x"] },
  },
  "/og/year/[file]": {
    params: { file: ["2026_demo.jpg", "2026_demo-0123456789ab.jpg", "0000_demo.jpg", "2026_nobody.jpg"] },
    query: { v: ["x"] },
  },
  "/og/user/[file]": {
    params: { file: ["demo.jpg", "demo-0123456789ab.jpg", "nobody.jpg"] },
    query: { v: ["x"] },
  },
  "/sitemaps/[kind]/[file]": {
    params: { kind: ["games", "companies", "users"], file: ["1.xml", "99999.xml", "0.xml"] },
  },
  "/user/[username]/[[...list]]": {
    params: { username: ["demo", "guest", "unknown_user"], list: ["completed", "want", "playing"] },
  },
  "/user/[username]/games/[...filter]": {
    params: {
      username: ["demo", "guest", "unknown_user"],
      filter: ["genre", "12", "rating", "completed", "2026", "2"],
    },
  },
  "/user/[username]/lists/[[...page]]": {
    params: { username: ["demo", "guest", "unknown_user"], page: ["2", "1", "99"] },
  },
  "/widget/list/[id]": {
    params: { id: [SAMPLE_LIST, ...IMPORT.id] },
    query: { theme: ["dark", "x"], lang: ["cs", "en"] },
  },
  "/widget/[username]": {
    params: { username: ["demo", "guest", "unknown_user"] },
    query: { theme: ["dark", "light", "x"], lang: ["cs", "en", "x"] },
  },
};
