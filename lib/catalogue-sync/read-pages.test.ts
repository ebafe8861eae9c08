import { expect, it } from "vitest";
import type { Condition, Query } from "@/apicalypse/ast";
import type { IgdbClient } from "@/lib/igdb/client";
import { type Page, readPages } from "./read-pages";

/** A table of ids that answers pages by id, and calls `onQuery` before each. */
function tableOf(ids: number[], onQuery: (query: Query) => void = () => {}) {
  const queries: Query[] = [];
  const igdb: IgdbClient = {
    async rows(_, query, row) {
      queries.push(query);
      onQuery(query);
      const start = query.offset ?? 0;
      const above = ids.filter((id) => id > boundOf(query.where)).sort((a, b) => a - b);
      return above.slice(start, start + (query.limit ?? 10)).map((id) => row.parse({ id }));
    },
    count: async () => ids.length,
  };
  return { igdb, queries };
}

function boundOf(where: Condition | null): number {
  return where?.kind === "compare" && where.value.kind === "number" ? where.value.value : 0;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const idsOf = (page: Page) => page.rows.map((row) => Number(Object(row).id));

async function readAll(igdb: IgdbClient, after = 0) {
  const pages: Page[] = [];
  for await (const page of readPages(
    igdb,
    { endpoint: "games", fields: ["id"] },
    after,
    { waitsMs: [] },
    4,
  )) {
    pages.push(page);
  }
  return pages;
}

it.each([0, 1, 499, 500, 501, 999, 1000, 6000])(
  "reads each of %i rows once, in their order",
  async (count) => {
    const { igdb } = tableOf(upTo(count));
    expect((await readAll(igdb)).flatMap(idsOf)).toEqual(upTo(count));
  },
);

it("covers all ids without a gap, and marks the last page", async () => {
  const pages = await readAll(tableOf(upTo(4000)).igdb, 10);
  expect(pages[0]?.after).toBe(10);
  for (const [index, page] of pages.entries()) {
    expect(page.after).toBe(index === 0 ? 10 : pages[index - 1]?.until);
    expect(page.isLast).toBe(index === pages.length - 1);
  }
});

it("needs one request for a short table, and few more than pages for a long one", async () => {
  const short = tableOf(upTo(100));
  await readAll(short.igdb);
  expect(short.queries).toHaveLength(1);
  const long = tableOf(upTo(50_000));
  await readAll(long.igdb);
  expect(long.queries.length).toBeLessThanOrEqual(105);
});

it("misses no row when others are deleted between two requests", async () => {
  const ids = upTo(6000);
  let calls = 0;
  const { igdb } = tableOf(ids, () => {
    calls += 1;
    // Each shifts the rows of the next request.
    if (calls % 2 === 0) ids.splice(ids.indexOf(calls * 10), 1);
  });
  const read = (await readAll(igdb)).flatMap(idsOf);
  expect(ids.filter((id) => !read.includes(id))).toEqual([]);
  expect(new Set(read).size).toBe(read.length);
});

it("stops at rows without ids", async () => {
  const igdb: IgdbClient = {
    ...tableOf([]).igdb,
    rows: async (_, __, row) => Array(500).fill(row.parse({})),
  };
  await expect(readAll(igdb)).rejects.toMatchObject({ reason: "igdb" });
});
