import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Handlers that call nothing outside: fixed text, or an image of the build. */
const WITHOUT_LIMIT = [
  "app/api/[...path]/route.ts",
  "app/api/health/route.ts",
  "app/og/questshelf.jpg/route.ts",
  "app/robots.txt/route.ts",
  "app/sitemaps/pages.xml/route.ts",
];
/** Load balancers must always get an answer; all requests share one check of the services. */
const SHARED = ["app/api/health/ready/route.ts"];
const LIMIT = /await (rateLimit|limitMails)\(request, /;

const FILES = globSync("app/**/*route*.ts").filter((file) => !file.endsWith(".test.ts"));

test("the routes are found", () => expect(FILES.length).toBeGreaterThan(45));

test.each(FILES.filter((file) => ![...WITHOUT_LIMIT, ...SHARED].includes(file)))(
  "each handler of %s has a limit",
  (file) => {
    const [, ...handlers] = readFileSync(file, "utf8").split(
      /\b(?:route|personalRoute)(?:<[^(]*>)?\((?=async)/,
    );
    const shared = /export const \w+ = (mailRoute|putPicture|deletePicture)\(/.test(
      readFileSync(file, "utf8"),
    );
    expect(handlers.length > 0 || shared).toBe(true);
    for (const handler of handlers) expect(handler).toMatch(LIMIT);
  },
);

test("no handler is written without the wrapper, except those without a limit", () => {
  const bare = FILES.filter((file) => /export (async )?function /.test(readFileSync(file, "utf8")));
  const wrappers = ["app/api/auth/mail-route.ts", "app/api/profile/picture-routes.ts"];
  expect(bare.filter((file) => !wrappers.includes(file)).sort()).toEqual(
    WITHOUT_LIMIT.filter((file) => !file.startsWith("app/api/")),
  );
});
