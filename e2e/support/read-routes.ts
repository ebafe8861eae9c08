import { randomBytes, randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Method, methodsOf } from "../../scripts/lib/routes";
import { steamApps } from "./steam-apps";

export type Service = "igdb" | "steam" | "supabase";

/** What the paths of one test are made of. */
export type RouteSamples = {
  site: string;
  /** `/game/{id}/{slug}` and `/company/{slug}?id={id}`, shuffled. */
  games: string[];
  companies: string[];
  /** A user's secret calendar address. */
  wantedFeed: string;
  /** The secret address of "now playing". */
  playing: string;
  /** An import of that user, and new public lists. */
  importId: string;
  lists: string[];
  /** The API's path of a review of that user. */
  review: string;
  /** A profile that was requested before, and one that was not. */
  seen: { username: string; avatarUrl: string };
  unseen: { username: string };
};

export type ReadRoute = {
  /** The services that an uncached response needs. */
  needs: Service[];
  /** What is served while one of them fails. */
  failsAs: "page" | "api" | "widget" | "shell";
  /** Requested as a user who is signed in. */
  isPersonal?: true;
  /** The first is requested before the fault, and cached unless `isKept` is false; the others were never requested. */
  paths: (samples: RouteSamples) => string[];
  isKept?: false;
  /** Has one path only: e2e/faults/uncached-reads.alone.spec.ts requests it from an app of its own. */
  isOnlyOne?: true;
  /** Reports failures with a status of its own. */
  isProbe?: true;
  /** Default: 3 s. */
  limitMs?: number;
};

const some = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const word = () => randomBytes(6).toString("hex");
const idOf = (game: string) => game.split("/")[2] ?? "";
const still = (path: string): ReadRoute => ({ needs: [], failsAs: "page", paths: () => [path] });
const personal = (...paths: string[]): ReadRoute => ({
  needs: ["supabase"],
  failsAs: "api",
  isPersonal: true,
  isKept: false,
  paths: () => paths,
});
const ofImport = (path: (id: string) => string): ReadRoute => ({
  ...personal(),
  paths: ({ importId }) => [path(importId)],
});
const games = (
  path: (game: string) => string,
  needs: Service[] = ["igdb"],
  failsAs: ReadRoute["failsAs"] = "api",
) => ({
  needs,
  failsAs,
  paths: (samples: RouteSamples) => samples.games.slice(0, 25).map(path),
});
const api = (needs: Service[], path: () => string): ReadRoute => ({
  needs,
  failsAs: "api",
  paths: () => some(3, path),
});
const onlyOne = (path: string, failsAs: ReadRoute["failsAs"] = "api"): ReadRoute => ({
  needs: ["supabase"],
  failsAs,
  isOnlyOne: true,
  paths: () => [path],
});
const person = (
  failsAs: ReadRoute["failsAs"],
  path: (username: string, site: string) => string,
): ReadRoute => ({
  needs: ["supabase"],
  failsAs,
  paths: ({ seen, unseen, site }) => [seen, unseen].map(({ username }) => path(username, site)),
});
/** Each title is its slug. */
const list = (failsAs: ReadRoute["failsAs"], path: (id: string, title: string) => string): ReadRoute => ({
  needs: ["supabase"],
  failsAs,
  paths: ({ lists }) => [path(lists[0] ?? "", "seen"), path(lists[1] ?? "", "unseen")],
});
const months = () => {
  const now = new Date();
  const offsets = [0, ...some(8, () => randomInt(-24, 25))];
  return offsets.map((offset) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset));
    return `/calendar/${month.toISOString().slice(0, 7)}`;
  });
};

const NO_IMPORT = "00000000-0000-4000-8000-000000000000";

/** Every page and GET route, by file. A test fails when a file is missing here. */
export const READ_ROUTES: Readonly<Record<string, ReadRoute>> = {
  "(site)/page.tsx": still("/"),
  "(site)/assets/page.tsx": still("/assets"),
  "(site)/delete-account/page.tsx": still("/delete-account"),
  "(site)/gallery/page.tsx": still("/gallery"),
  "(site)/privacy/page.tsx": still("/privacy"),
  "(site)/rules/page.tsx": still("/rules"),
  "(site)/status/page.tsx": still("/status"),
  "(site)/update/achievement-update/page.tsx": still("/update/achievement-update"),
  "(site)/auth/page.tsx": still("/auth"),
  "(site)/auth/email/page.tsx": still("/auth/email"),
  "(site)/auth/forgot-password/page.tsx": still("/auth/forgot-password"),
  "(site)/auth/restore/page.tsx": still("/auth/restore"),
  "(site)/auth/new-password/page.tsx": { ...personal("/auth/new-password"), failsAs: "shell" },
  "(site)/auth/confirm/page.tsx": still("/auth/confirm?token_hash=unknown&type=signup"),
  "(site)/auth/resend/page.tsx": still("/auth/resend"),
  "(site)/(personal)/collection/page.tsx": { ...personal("/collection"), failsAs: "shell" },
  "(site)/(personal)/collection/pick/page.tsx": { ...personal("/collection/pick"), failsAs: "shell" },
  "(site)/(personal)/collection/tags/page.tsx": { ...personal("/collection/tags"), failsAs: "shell" },
  "(site)/(personal)/collection/stats/page.tsx": { ...personal("/collection/stats"), failsAs: "shell" },
  "(site)/(personal)/collection/stats/year/page.tsx": {
    ...personal("/collection/stats/year?of=2026"),
    failsAs: "shell",
  },
  "(site)/(personal)/feed/page.tsx": { ...personal("/feed"), failsAs: "shell" },
  "(site)/(personal)/journal/page.tsx": { ...personal("/journal"), failsAs: "shell" },
  "(site)/(personal)/notices/page.tsx": { ...personal("/notices"), failsAs: "shell" },
  "(site)/(personal)/settings/page.tsx": { ...personal("/settings"), failsAs: "shell" },
  "(site)/(personal)/settings/profile/page.tsx": { ...personal("/settings/profile"), failsAs: "shell" },
  "(site)/(personal)/settings/visibility/page.tsx": { ...personal("/settings/visibility"), failsAs: "shell" },
  "(site)/(personal)/settings/account/page.tsx": { ...personal("/settings/account"), failsAs: "shell" },
  "(site)/(personal)/settings/imports/page.tsx": { ...personal("/settings/imports"), failsAs: "shell" },
  "(site)/(personal)/settings/appearance/page.tsx": { ...personal("/settings/appearance"), failsAs: "shell" },
  "(site)/(personal)/settings/notices/page.tsx": { ...personal("/settings/notices"), failsAs: "shell" },
  "(site)/(personal)/settings/programs/page.tsx": { ...personal("/settings/programs"), failsAs: "shell" },
  "(site)/(personal)/settings/data/page.tsx": { ...personal("/settings/data"), failsAs: "shell" },
  "(site)/(personal)/lists/page.tsx": { ...personal("/lists"), failsAs: "shell" },
  "(site)/(personal)/lists/edit/page.tsx": { ...personal(`/lists/edit?id=${NO_IMPORT}`), failsAs: "shell" },
  "(site)/(personal)/import/page.tsx": { ...personal("/import"), failsAs: "shell" },
  "(site)/(personal)/import/review/page.tsx": {
    ...personal(`/import/review?id=${NO_IMPORT}`),
    failsAs: "shell",
  },
  "(site)/calendar/[[...month]]/page.tsx": { needs: ["supabase"], failsAs: "page", paths: months },
  // It only redirects.
  "(site)/company/[slug]/page.tsx": {
    needs: ["supabase"],
    failsAs: "page",
    paths: ({ companies }) => companies.slice(0, 10).map((path) => path.split("?")[0] ?? ""),
  },
  "(site)/company/[slug]/[id]/[[...list]]/page.tsx": {
    needs: ["igdb", "supabase"],
    failsAs: "page",
    paths: ({ companies }) => companies.slice(10, 25),
  },
  "(site)/game/[id]/page.tsx": games((game) => `/game/${idOf(game)}`, ["igdb"], "page"),
  "(site)/game/[id]/[slug]/page.tsx": games((game) => game, ["igdb"], "page"),
  "(site)/game/[id]/[slug]/achievements/page.tsx": games(
    (game) => `${game}/achievements`,
    ["igdb", "steam"],
    "page",
  ),
  "(site)/game/[id]/[slug]/dlcs/page.tsx": games((game) => `${game}/dlcs`, ["igdb"], "page"),
  "(site)/games/list/[[...list]]/page.tsx": {
    needs: ["supabase"],
    failsAs: "page",
    paths: ({ companies }) => [
      "/games",
      ...some(6, () => `/games/adventure/page/${randomInt(2, 50)}`),
      ...companies.slice(40, 44).map((path) => `/games?dev=${path.split("=")[1]}`),
    ],
  },
  "(site)/user/[username]/[[...list]]/page.tsx": person("page", (name) => `/user/${name}`),
  // The sample account's; other users have none.
  "(site)/(review)/user/[username]/review/[gameId]/page.tsx": onlyOne("/user/ines/review/1942", "page"),
  "(site)/user/[username]/lists/[[...page]]/page.tsx": onlyOne("/user/demo/lists", "page"),
  // The sample account's; other users have no games.
  "(site)/user/[username]/games/[...filter]/page.tsx": onlyOne("/user/demo/games/genre/12", "page"),
  "(site)/user/[username]/followers/[[...page]]/page.tsx": person(
    "page",
    (name) => `/user/${name}/followers`,
  ),
  "(site)/user/[username]/following/[[...page]]/page.tsx": person(
    "page",
    (name) => `/user/${name}/following`,
  ),
  "(site)/user/[username]/reviews/[[...page]]/page.tsx": person("page", (name) => `/user/${name}/reviews`),
  "(site)/user/[username]/stats/page.tsx": person("page", (name) => `/user/${name}/stats`),
  "(site)/list/[id]/[[...rest]]/page.tsx": list("page", (id, title) => `/list/${id}/${title.toLowerCase()}`),
  "welcome/page.tsx": { ...personal("/welcome"), failsAs: "shell" },
  "api/[...path]/route.ts": { ...still("/api/nothing"), failsAs: "api" },
  "api/auth/bot-check/route.ts": still("/api/auth/bot-check"),
  "api/auth/deletion/route.ts": personal("/api/auth/deletion"),
  "api/auth/email/route.ts": personal("/api/auth/email"),
  "api/calendar-feed/route.ts": personal("/api/calendar-feed"),
  "api/collection/route.ts": personal("/api/collection"),
  "api/collection/[gameId]/route.ts": personal("/api/collection/72"),
  "api/collection/[gameId]/release/route.ts": personal("/api/collection/72/release"),
  "api/collection/choices/route.ts": personal("/api/collection/choices"),
  "api/collection/highlights/route.ts": personal("/api/collection/highlights"),
  "api/collection/home/route.ts": personal("/api/collection/home?month=2026-11"),
  "api/collection/ids/route.ts": personal("/api/collection/ids"),
  "api/collection/import/route.ts": personal("/api/collection/import"),
  "api/collection/pick/route.ts": personal("/api/collection/pick"),
  "api/collection/smart-lists/route.ts": personal("/api/collection/smart-lists"),
  "api/collection/statuses/route.ts": personal("/api/collection/statuses"),
  "api/people/route.ts": personal(`/api/people?ids=${NO_IMPORT}`),
  "api/people/blocked/route.ts": personal("/api/people/blocked"),
  "api/people/owners/route.ts": personal("/api/people/owners?gameId=72"),
  "api/people/suggested/route.ts": personal("/api/people/suggested"),
  "api/notices/route.ts": personal("/api/notices"),
  "api/feed/route.ts": personal("/api/feed"),
  "api/programs/route.ts": personal("/api/programs"),
  "api/moderation/route.ts": personal("/api/moderation"),
  "api/favourites/route.ts": personal("/api/favourites"),
  "api/own-reviews/[gameId]/likers/route.ts": {
    ...personal(),
    paths: ({ review }) => [`/api/own-reviews/${review.split("/").at(-1)}/likers`],
  },
  "api/reviews/liked/route.ts": personal(`/api/reviews/liked?userId=${NO_IMPORT}`),
  "api/reviews/[userId]/route.ts": personal(`/api/reviews/${NO_IMPORT}`),
  "api/reviews/[userId]/[gameId]/route.ts": { ...personal(), paths: ({ review }) => [review] },
  "api/reviews/[userId]/[gameId]/text/route.ts": { ...personal(), paths: ({ review }) => [`${review}/text`] },
  "api/reviews/game/[gameId]/route.ts": personal("/api/reviews/game/72"),
  "api/reviews/game/[gameId]/more/route.ts": api(
    ["supabase"],
    () => `/api/reviews/game/${1 + randomInt(100_000)}/more?rating=9-10&status=completed`,
  ),
  "api/reviews/popular/route.ts": personal("/api/reviews/popular"),
  "api/plays/route.ts": personal("/api/plays"),
  "api/plays/[gameId]/route.ts": personal("/api/plays/72"),
  "api/tags/route.ts": personal("/api/tags"),
  "api/journal/route.ts": personal("/api/journal?period=2024-05"),
  "api/journal/periods/route.ts": personal("/api/journal/periods"),
  "api/statistics/route.ts": personal("/api/statistics"),
  "api/statistics/year/route.ts": personal("/api/statistics/year?of=2026"),
  "api/imports/route.ts": personal("/api/imports"),
  "api/imports/[id]/route.ts": ofImport((id) => `/api/imports/${id}`),
  "api/imports/[id]/rows/route.ts": ofImport((id) => `/api/imports/${id}/rows?kind=new`),
  "api/lists/route.ts": personal("/api/lists"),
  "api/lists/choices/route.ts": personal("/api/lists/choices?gameId=72"),
  "api/lists/[id]/route.ts": {
    ...personal(),
    paths: ({ lists }) => [`/api/lists/${lists[0]}`],
  },
  "api/lists/[id]/likers/route.ts": {
    ...personal(),
    paths: ({ lists }) => [`/api/lists/${lists[0]}/likers`],
  },
  "api/lists/[id]/like/route.ts": { ...personal(), paths: ({ lists }) => [`/api/lists/${lists[0]}/like`] },
  "api/companies/[companyId]/games/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    paths: ({ companies }) =>
      companies
        .slice(25, 40)
        .map((path) => `/api/companies/${path.split("=")[1]}/games?role=developed&offset=0`),
  },
  "api/gallery/route.ts": onlyOne("/api/gallery"),
  "api/game/[gameId]/route.ts": games((game) => `/api/game/${idOf(game)}`),
  "api/game/age-rating/route.ts": games((game) => `/api/game/age-rating?gameId=${idOf(game)}`),
  "api/games/route.ts": api(["supabase"], () => `/api/games?list=popular&offset=0&q=${word()}`),
  "api/games/search/route.ts": api(["supabase"], () => `/api/games/search?q=${word()}`),
  "api/games/own/route.ts": personal("/api/games/own?platform=6"),
  "api/games/hidden/route.ts": personal("/api/games/hidden?q=zelda"),
  "api/health/route.ts": still("/api/health"),
  // Its answer says that Supabase is unavailable: e2e/faults/status.alone.spec.ts.
  "api/health/ready/route.ts": { ...still("/api/health/ready"), isProbe: true },
  "api/oembed/route.ts": person("api", (name, site) => `/api/oembed?url=${site}/user/${name}`),
  "api/profile/route.ts": personal("/api/profile"),
  "api/profile/data/route.ts": personal("/api/profile/data?format=json"),
  "api/profile/embed/route.ts": personal("/api/profile/embed"),
  "api/profile/storage/route.ts": personal("/api/profile/storage"),
  "api/session/route.ts": personal("/api/session"),
  // They respond 200 while a service fails.
  "api/status-checks/route.ts": still("/api/status-checks"),
  "api/steam/players/route.ts": still("/api/steam/players?appid=730&format=json"),
  // Without a sign-in that this browser began, it only redirects.
  "api/steam/sign-in/return/route.ts": still("/api/steam/sign-in/return"),
  "api/steam/achievements/route.ts": {
    needs: ["igdb", "steam"],
    failsAs: "api",
    paths: () =>
      steamApps()
        .slice(0, 12)
        .map((appId) => `/api/steam/achievements?appid=${appId}`),
  },
  "api/steam/library/route.ts": {
    ...personal("/api/steam/library?steamid=76561198000000003"),
    needs: ["supabase", "steam"],
    limitMs: 8000,
  },
  "api/usernames/[name]/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    isKept: false,
    paths: () => [`/api/usernames/${word()}`],
  },
  "api/users/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    isKept: false,
    paths: () => [`/api/users?q=${word()}`],
  },
  "api/users/[username]/games/route.ts": person("api", (name) => `/api/users/${name}/games?tab=want&page=1`),
  "calendar.ics/route.ts": onlyOne("/calendar.ics"),
  "calendar/wanted/[file]/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    isKept: false,
    paths: ({ wantedFeed }) => [wantedFeed],
  },
  "programs/[kind]/[file]/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    isKept: false,
    paths: ({ playing }) => [playing],
  },
  "user/[username]/feed.atom/route.ts": person("api", (name) => `/user/${name}/feed.atom`),
  "user/[username]/reviews.atom/route.ts": person("api", (name) => `/user/${name}/reviews.atom`),
  "game/[id]/reviews.atom/route.ts": games((game) => `/game/${idOf(game)}/reviews.atom`, ["supabase"]),
  "media/[bucket]/[file]/route.ts": {
    needs: ["supabase"],
    failsAs: "api",
    isKept: false,
    paths: ({ seen }) => [seen.avatarUrl],
  },
  // Without IGDB it is drawn of the catalogue.
  "og/game/[file]/route.ts": games((game) => `/og/game/${idOf(game)}.jpg`, []),
  "og/questshelf.jpg/route.ts": still("/og/questshelf.jpg"),
  "og/user/[file]/route.ts": person("api", (name) => `/og/user/${name}.jpg`),
  "og/year/[file]/route.ts": onlyOne("/og/year/2026_demo.jpg"),
  "og/list/[file]/route.ts": list("api", (id) => `/og/list/${id.replaceAll("-", "")}.jpg`),
  "og/review/[file]/route.ts": onlyOne("/og/review/5d3e0000000040008000000000000107_1942.jpg"),
  "robots.txt/route.ts": still("/robots.txt"),
  "sitemap.xml/route.ts": onlyOne("/sitemap.xml"),
  // One exists of each kind, and the samples are made of both.
  "sitemaps/[kind]/[file]/route.ts": onlyOne("/sitemaps/games/1.xml"),
  "sitemaps/pages.xml/route.ts": still("/sitemaps/pages.xml"),
  "sw.js/route.ts": still("/sw.js"),
  "widget/list/[id]/route.ts": list("widget", (id) => `/widget/list/${id}`),
  "widget/[username]/route.ts": person("widget", (name) => `/widget/${name}`),
};

const APP = fileURLToPath(new URL("../../app/", import.meta.url));

export const pageFiles = () => globSync("**/page.tsx", { cwd: APP });

/** The files of the routes that have a handler of their own for a method. */
export function routeFiles(method: Method): string[] {
  return globSync("**/route.ts", { cwd: APP }).filter((file) =>
    methodsOf(readFileSync(`${APP}${file}`, "utf8")).includes(method),
  );
}
