import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";

/** They call no service: fixed text, or an image of the build. */
const WITHOUT_LIMIT = [
  "app/api/[...path]/route.ts",
  "app/api/health/route.ts",
  // Load balancers must always get an answer; all requests share one check of the services.
  "app/api/health/ready/route.ts",
  "app/og/questshelf.jpg/route.ts",
  "app/robots.txt/route.ts",
  "app/sw.js/route.ts",
  "app/sitemaps/pages.xml/route.ts",
];
/** Exported for the methods that a route does not have. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const FILES = globSync("app/**/route.{ts,tsx,js}");

test("the routes are found", () => expect(FILES.length).toBeGreaterThan(45));

test.each(FILES)("%s declares access and limit of each handler", { timeout: 30_000 }, async (file) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
  const handlers = METHODS.flatMap((method) => (exported[method] ? [exported[method]] : []));
  const declared = handlers.filter(isDeclared).flatMap((handler) => handler.declared);
  expect(declared.length).toBeGreaterThan(0);

  // The others are the 405 of `routes`: one function for all of them.
  const others = new Set(handlers.filter((handler) => !isDeclared(handler)));
  expect(others.size).toBeLessThanOrEqual(1);
  for (const other of others) expect(await statusOf(other)).toBe(405);

  const isFree = declared.some(({ limit }) => limit === "none");
  expect(isFree).toBe(WITHOUT_LIMIT.includes(file));
});

test.each(["recover", "resend", "sign-up"])("%s limits the mails that one client requests", async (name) => {
  const { POST } = await import(/* @vite-ignore */ `../app/api/auth/${name}/route.ts`);
  expect(POST.declared).toMatchObject([{ isPersonal: true, limit: "mail" }]);
});

test.each(["statistics", "statistics/year"])("%s counts as the read of a whole shelf", async (name) => {
  const { GET } = await import(/* @vite-ignore */ `../app/api/${name}/route.ts`);
  expect(GET.declared).toMatchObject([{ isPersonal: true, limit: "wholeShelf" }]);
});

function isDeclared(handler: unknown): handler is RouteHandler {
  return typeof handler === "function" && "declared" in handler;
}

async function statusOf(handler: unknown): Promise<unknown> {
  if (typeof handler !== "function") return undefined;
  return (await handler(new Request("http://localhost/"), { params: Promise.resolve({}) })).status;
}
