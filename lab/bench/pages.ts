import { fillPath, findRoutes, parametersOf } from "../../scripts/lib/routes.ts";
import { UserError } from "../../scripts/lib/user-error.ts";

/** A page, and its name in the report. */
export type Page = {
  name: string;
  path: string;
  /** Not the same for every visitor. */
  isPersonal: boolean;
  /** Redirects visitors without a session. */
  needsSession: boolean;
};
type Example = Pick<Page, "name" | "path">;

export const GAME = { id: 1942, path: "/game/1942/the-witcher-3-wild-hunt" };

/** Examples of the pages with required parameters; null for a page that only redirects. */
const EXAMPLES: Record<string, Example | null> = {
  "/company/[slug]": null,
  "/company/[slug]/[id]/[[...list]]": { name: "/company/…", path: "/company/cd-projekt-red?id=908" },
  "/game/[id]": null,
  "/game/[id]/[slug]": { name: "/game/…", path: GAME.path },
  "/game/[id]/[slug]/achievements": { name: "/game/…/achievements", path: `${GAME.path}/achievements` },
  "/game/[id]/[slug]/dlcs": { name: "/game/…/dlcs", path: `${GAME.path}/dlcs` },
  "/list/[id]/[[...rest]]": {
    name: "/list/…",
    path: "/list/5d3e0000-0000-4000-8000-000000000011/ten-i-would-start-again-tomorrow",
  },
  "/user/[username]/[[...list]]": { name: "/user/demo", path: "/user/demo" },
  "/user/[username]/followers/[[...page]]": { name: "/user/demo/followers", path: "/user/demo/followers" },
  "/user/[username]/following/[[...page]]": { name: "/user/demo/following", path: "/user/demo/following" },
  "/user/[username]/games/[...filter]": {
    name: "/user/demo/games/…",
    path: "/user/demo/games/genre/12",
  },
  "/user/[username]/lists/[[...page]]": { name: "/user/demo/lists", path: "/user/demo/lists" },
  "/user/[username]/review/[gameId]": { name: "/user/ines/review/…", path: "/user/ines/review/1942" },
  "/user/[username]/reviews/[[...page]]": { name: "/user/ines/reviews", path: "/user/ines/reviews" },
  "/user/[username]/stats": { name: "/user/demo/stats", path: "/user/demo/stats" },
};
/** A route handler that returns a page. */
const WIDGET: Page = {
  name: "/widget/demo",
  path: "/widget/demo",
  isPersonal: false,
  needsSession: false,
};

/**
 * Every page of the app.
 * @throws {UserError} for a page that needs an example and has none
 */
export function findPages(appDir: string): Page[] {
  const routes = findRoutes(appDir).filter(({ kind }) => kind === "page");
  const pages = routes.flatMap(({ path, isPersonal }) => {
    const example = exampleOf(path);
    if (!example) return [];
    return [{ ...example, isPersonal, needsSession: isPersonal && !path.startsWith("/auth") }];
  });
  return [...pages, WIDGET];
}

function exampleOf(path: string): Example | null {
  const example = EXAMPLES[path];
  if (example !== undefined) return example;
  const hasRequired = parametersOf(path).some((name) => !path.includes(`[[...${name}]]`));
  if (hasRequired) throw new UserError(`lab/bench/pages.ts has no example of ${path}.`);
  const plain = fillPath(path, () => "");
  return { name: plain, path: plain };
}
