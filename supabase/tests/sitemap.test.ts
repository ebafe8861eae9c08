import { afterAll, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";

const server = await startSupabase();
await server.sql(
  `insert into public.games (id, slug, name, updated_at, themes)
   select 3 * n, 'game-' || n, 'Game ' || n, '2026-01-02', case when n = 7 then '{42}'::smallint[] else '{}' end
   from generate_series(1, 4500) n`,
);
await server.sql(
  "insert into public.companies (id, slug, name, updated_at) values (70, 'nintendo', 'Nintendo', '2026-01-02')",
);
afterAll(() => server.stop());

const pageOf = async (kind: string, file: number) =>
  (await server.connect().rpc("sitemap_page", { kind, file })).data;

it("lists every game once, without those for adults", async () => {
  expect((await server.connect().rpc("sitemap_sizes")).data).toEqual({ games: 4500, companies: 1 });
  const files = await Promise.all([1, 2, 3].map((file) => pageOf("games", file)));
  expect(files.map((file) => file.length)).toEqual([1999, 2000, 500]);
  const expected = Array.from({ length: 4500 }, (_, index) => 3 * (index + 1)).filter((id) => id !== 21);
  expect(files.flat().map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(files[0][0]).toEqual({
    id: 3,
    slug: "game-1",
    name: "Game 1",
    updated_at: expect.stringMatching(/^2026-01-02/),
  });
});

it("lists companies", async () => {
  expect(await pageOf("companies", 1)).toMatchObject([{ id: 70, slug: "nintendo", name: "Nintendo" }]);
});

it.each([
  ["games", 4],
  ["companies", 2],
  ["games", 2_147_483_647],
  ["user_games", 1],
])("has nothing in %s, file %i", async (kind, file) => {
  expect(await pageOf(kind, file)).toEqual([]);
});

it.each([0, -5, -2_147_483_648])("takes file %i for the first", async (file) => {
  expect(await pageOf("companies", file)).toHaveLength(1);
});
