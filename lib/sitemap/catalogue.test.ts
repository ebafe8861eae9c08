import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Igdb } from "@/lib/igdb/igdb";
import { startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { captureLog } from "@/lib/test-log";
import { countSitemaps, getSitemap } from "./catalogue";

// Outside of Next the directives do nothing, so that every read here goes upstream.
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));
const door = vi.hoisted(() => ({
  igdb(): Igdb {
    throw new Error("no door yet");
  },
}));
vi.mock(import("@/lib/igdb/igdb"), async (importOriginal) => ({
  ...(await importOriginal()),
  igdb: () => door.igdb(),
}));

/** Games, or companies, with the ids from 1 on, as an upstream that holds to offset and limit. */
function catalogue(upstream: TestUpstream, size: number): void {
  const number = (body: string, name: string) => Number(new RegExp(`${name} (\\d+)`).exec(body)?.[1] ?? 0);
  upstream.answer(({ path, body }) => {
    if (path.endsWith("/count")) return { body: { count: size } };
    const first = number(body, "offset");
    const length = Math.max(0, Math.min(number(body, "limit"), size - first));
    const rows = Array.from({ length }, (_, index) => ({
      id: first + index + 1,
      name: `Game & ${first + index + 1}`,
    }));
    return { body: rows.map((row) => (row.id === 1 ? { ...row, updated_at: 1_700_000_000 } : row)) };
  });
}

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  const igdb = upstream.igdb();
  door.igdb = () => igdb;
  vi.stubEnv("SITE_URL", "https://shelf.test/");
});
afterEach(() => {
  upstream.close();
  vi.unstubAllEnvs();
});

test.each([
  [0, 0],
  [1, 1],
  [2000, 1],
  [2001, 2],
  [350_000, 175],
])("%i games take %i files", async (games, files) => {
  catalogue(upstream, games);
  expect(await countSitemaps("games")).toBe(files);
});

test("lists every game once with its own URL, in requests that IGDB allows", async () => {
  catalogue(upstream, 2345);
  const [first, second, third] = await Promise.all([1, 2, 3].map((file) => getSitemap("games", file)));
  const urls = [first, second].flatMap((xml) =>
    [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
  );
  expect(urls).toEqual(
    Array.from({ length: 2345 }, (_, i) => `https://shelf.test/game/${i + 1}/game-${i + 1}`),
  );
  expect(first).toContain("<lastmod>2023-11-14T22:13:20.000Z</lastmod>");
  expect(third).toBeNull();
  const reads = upstream.calls.filter(({ path }) => path === "/games");
  expect(reads).toHaveLength(8);
  expect(reads.every(({ body }) => body.includes("limit 500") && body.includes("themes != (42)"))).toBe(true);
});

test("lists only companies with games, with the URLs of their pages", async () => {
  upstream.answer(({ path, body }) => {
    if (path === "/companies/count") return { body: { count: 70_001 } };
    const rows = [
      { id: 70, name: "Nintendo", slug: "nintendo", updated_at: 1_700_000_000 },
      { id: 71, name: "Émile & Sons" },
    ];
    return { body: path === "/companies" && !/offset [1-9]/.test(body) ? rows : [] };
  });
  expect(await countSitemaps("companies")).toBe(36);
  const xml = await getSitemap("companies", 1);
  expect(xml).toContain(
    "<loc>https://shelf.test/company/nintendo?id=70</loc><lastmod>2023-11-14T22:13:20.000Z</lastmod>",
  );
  expect(xml).toContain("<loc>https://shelf.test/company/emile-sons?id=71</loc>");
  const reads = upstream.calls.filter(({ path }) => path.startsWith("/companies"));
  expect(reads.every(({ body }) => /developed != null \| published != null/.test(body))).toBe(true);
});

test("fails where a file cannot be read whole", async () => {
  upstream.answer(({ path, body }) =>
    path.endsWith("/count")
      ? { body: { count: 2000 } }
      : body.includes("offset 500")
        ? { status: 400, body: [{ title: "Syntax Error" }] }
        : { body: [] },
  );
  captureLog();
  await expect(getSitemap("games", 1)).rejects.toMatchObject({ code: "upstream_failed" });
});
