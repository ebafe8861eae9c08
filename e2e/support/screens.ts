import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Screen = {
  path: string;
  /** The sample account, or a new user with some games or none; else a visitor. */
  as?: "demo" | "collector" | "newcomer";
  /** Only in `npm run proof`: the Tab walk, or the whole screen. */
  inProof?: "walk" | "all";
};

const GAME = "/game/1942/the-witcher-3-wild-hunt";

/** Lists of the sample account. */
const RANKED_LIST = "5d3e0000-0000-4000-8000-000000000011";
const LIST = "5d3e0000-0000-4000-8000-000000000012";

const seen = (...paths: string[]): Screen[] => paths.map((path) => ({ path }));
const walkedInProof = (...paths: string[]): Screen[] => paths.map((path) => ({ path, inProof: "walk" }));
const seenInProof = (...paths: string[]): Screen[] => paths.map((path) => ({ path, inProof: "all" }));

/** The screens of each page and not-found page, by file. A test fails when a file is missing here. */
export const SCREENS: Readonly<Record<string, Screen[]>> = {
  "(site)/page.tsx": seen("/"),
  "(site)/assets/page.tsx": seenInProof("/assets"),
  "(site)/auth/page.tsx": walkedInProof("/auth", "/auth?mode=sign-up"),
  "(site)/auth/confirm/page.tsx": walkedInProof("/auth/confirm?token_hash=x&type=recovery"),
  "(site)/auth/email/page.tsx": walkedInProof("/auth/email?step=first"),
  "(site)/auth/forgot-password/page.tsx": walkedInProof("/auth/forgot-password?problem=link"),
  // account.spec.ts covers its form, which needs a mail's link.
  "(site)/auth/restore/page.tsx": walkedInProof("/auth/restore"),
  "(site)/auth/new-password/page.tsx": walkedInProof("/auth/new-password"),
  "(site)/auth/resend/page.tsx": walkedInProof("/auth/resend"),
  "(site)/calendar/[[...month]]/page.tsx": walkedInProof("/calendar", "/calendar/undated"),
  "(site)/(personal)/collection/page.tsx": [{ path: "/collection", as: "collector" }],
  "(site)/(personal)/collection/pick/page.tsx": [{ path: "/collection/pick", as: "demo", inProof: "walk" }],
  "(site)/(personal)/collection/tags/page.tsx": [{ path: "/collection/tags", as: "demo", inProof: "walk" }],
  "(site)/company/[slug]/page.tsx": [
    ...walkedInProof("/company/supergiant-games"),
    ...seenInProof("/company/no-such-company"),
  ],
  "(site)/company/[slug]/[id]/[[...list]]/page.tsx": seenInProof("/company/cd-projekt-red?id=908"),
  "(site)/delete-account/page.tsx": seenInProof("/delete-account"),
  "(site)/(personal)/feed/page.tsx": [
    { path: "/feed", as: "demo" },
    { path: "/feed", as: "newcomer", inProof: "all" },
  ],
  "(site)/gallery/page.tsx": walkedInProof("/gallery"),
  "(site)/game/[id]/page.tsx": seenInProof("/game/72"),
  "(site)/game/[id]/[slug]/page.tsx": [
    ...seen(GAME),
    ...seenInProof("/game/937143/sample-velvet-hours", "/game/999999999/no-such-game"),
  ],
  "(site)/game/[id]/[slug]/achievements/page.tsx": walkedInProof(`${GAME}/achievements`),
  "(site)/game/[id]/[slug]/dlcs/page.tsx": seenInProof("/game/9630/fallout-4/dlcs"),
  // Tab never ends in an infinite list: accessibility-states.spec.ts covers it.
  "(site)/games/list/[[...list]]/page.tsx": [
    ...walkedInProof("/games?q=hades", "/games?from=1988&to=1990&sort=newest", "/games?q=zzqqxxyy"),
    ...seenInProof("/games?dev=unknown"),
  ],
  "(site)/(personal)/import/page.tsx": [{ path: "/import", as: "collector", inProof: "walk" }],
  // import-file.spec.ts covers it, which has something to review.
  "(site)/(personal)/import/review/page.tsx": [
    { path: "/import/review?id=00000000-0000-4000-8000-000000000000", as: "collector", inProof: "all" },
  ],
  "(site)/(personal)/collection/stats/page.tsx": [{ path: "/collection/stats", as: "demo", inProof: "walk" }],
  "(site)/(personal)/collection/stats/year/page.tsx": [
    { path: "/collection/stats/year?of=2026", as: "demo", inProof: "walk" },
  ],
  "(site)/(personal)/journal/page.tsx": [{ path: "/journal", as: "demo", inProof: "walk" }],
  "(site)/(personal)/lists/page.tsx": [{ path: "/lists", as: "demo", inProof: "walk" }],
  "(site)/(personal)/lists/edit/page.tsx": [{ path: `/lists/edit?id=${RANKED_LIST}`, as: "demo" }],
  "(site)/(personal)/notices/page.tsx": [
    { path: "/notices", as: "demo" },
    { path: "/notices", as: "newcomer", inProof: "all" },
  ],
  "(site)/privacy/page.tsx": walkedInProof("/privacy"),
  "(site)/rules/page.tsx": seenInProof("/rules"),
  // keyboard.spec.ts walks through them with something to save.
  "(site)/(personal)/settings/page.tsx": [{ path: "/settings", as: "demo", inProof: "walk" }],
  "(site)/(personal)/settings/profile/page.tsx": [{ path: "/settings/profile", as: "demo", inProof: "all" }],
  "(site)/(personal)/settings/visibility/page.tsx": [
    { path: "/settings/visibility", as: "demo", inProof: "walk" },
  ],
  "(site)/(personal)/settings/account/page.tsx": [{ path: "/settings/account", as: "demo", inProof: "walk" }],
  "(site)/(personal)/settings/imports/page.tsx": [{ path: "/settings/imports", as: "demo", inProof: "walk" }],
  "(site)/(personal)/settings/appearance/page.tsx": [
    { path: "/settings/appearance", as: "demo", inProof: "walk" },
  ],
  "(site)/(personal)/settings/notices/page.tsx": [{ path: "/settings/notices", as: "demo", inProof: "walk" }],
  "(site)/(personal)/settings/programs/page.tsx": [
    { path: "/settings/programs", as: "demo", inProof: "walk" },
  ],
  "(site)/(personal)/settings/data/page.tsx": [{ path: "/settings/data", as: "demo", inProof: "walk" }],
  "(site)/status/page.tsx": walkedInProof("/status"),
  "(site)/update/achievement-update/page.tsx": seenInProof("/update/achievement-update"),
  "(site)/user/[username]/[[...list]]/page.tsx": [
    ...walkedInProof("/user/demo", "/user/demo/2026"),
    ...seenInProof("/user/demo/completed", "/user/nobody_at_all", "/user/demo/no-such-tab"),
  ],
  "(site)/(review)/user/[username]/review/[gameId]/page.tsx": walkedInProof(
    "/user/ines/review/1942",
    "/user/demo/review/1",
  ),
  "(site)/user/[username]/reviews/[[...page]]/page.tsx": walkedInProof("/user/ines/reviews"),
  "(site)/user/[username]/lists/[[...page]]/page.tsx": walkedInProof("/user/demo/lists"),
  "(site)/user/[username]/games/[...filter]/page.tsx": walkedInProof("/user/demo/games/genre/12"),
  "(site)/user/[username]/followers/[[...page]]/page.tsx": walkedInProof("/user/demo/followers"),
  "(site)/user/[username]/following/[[...page]]/page.tsx": seenInProof("/user/guest/following"),
  "(site)/user/[username]/stats/page.tsx": walkedInProof("/user/demo/stats"),
  "(site)/list/[id]/[[...rest]]/page.tsx": [
    ...walkedInProof(`/list/${RANKED_LIST}/ten-i-would-start-again-tomorrow`),
    ...seenInProof(`/list/${LIST}/over-in-one-evening`, "/list/none"),
  ],
  "welcome/page.tsx": [{ path: "/welcome", as: "newcomer", inProof: "walk" }],
  "not-found.tsx": walkedInProof("/no-such-page"),
  "(site)/not-found.tsx": seenInProof("/calendar/soon"),
  "widget/[username]/route.ts": walkedInProof("/widget/demo"),
  "widget/list/[id]/route.ts": walkedInProof(`/widget/list/${RANKED_LIST}`),
};

const APP = fileURLToPath(new URL("../../app/", import.meta.url));

/** All pages. The widget is a route, since it must not have the site's scripts. */
export const screenFiles = () =>
  ["**/{page,not-found}.tsx", "widget/**/route.ts"].flatMap((pattern) => globSync(pattern, { cwd: APP }));
