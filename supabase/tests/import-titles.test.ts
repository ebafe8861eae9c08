import { afterAll, expect, it } from "vitest";
import { IMPORT_TITLES } from "./import-titles.ts";
import { judgeTitles } from "./judge-titles.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const server = await startWithCatalogue();
afterAll(() => server.stop());

it("matches titles in the spellings of other sites, and asks where it is not sure", async () => {
  const { client } = await server.newUser();
  const { data: id } = await client.rpc("begin_import", { source: "csv", file_name: "titles.csv" });
  const rows = IMPORT_TITLES.map(({ title, year, platform }, n) => ({
    ...{ row: n + 1, line: n + 1, title, year, platform, status: "want" },
  }));
  const added = await client.rpc("add_import_rows", { import: id, rows });
  expect(added.error).toBeNull();
  await client.rpc("end_reading", { import: id });
  for (let left = 1; left > 0; ) {
    const { data, error } = await client.rpc("match_import", { import: id, batch: 100 });
    expect(error).toBeNull();
    left = data.left;
  }
  const found = await server.sql(
    `select r.row, r.match, r.is_likely, g.name, extract(year from g.first_release_date)::integer as year
     from public.import_rows r
     left join public.games g on g.id = coalesce(r.game_id, r.candidates[1])
     where r.import_id = $1 order by r.row`,
    [id],
  );

  const { titles, known, unasked, notFound, wrong, unlikely } = judgeTitles(
    found.map(({ match, is_likely, name, year }) => ({
      isMatched: match === "title",
      isLikely: match === "check" && is_likely === true,
      name: name === null ? null : String(name),
      year: year === null ? null : Number(year),
    })),
  );
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  const figures = [
    `${titles} titles`,
    `${percent(known - notFound.length, known)} of ${known} are matched, or have the game as first candidate`,
    `${percent(unasked, known)} are matched without asking`,
    `${percent(wrong.length, titles)} are matched wrongly without asking`,
    `${percent(unlikely.length, titles)} have a wrong likely candidate`,
  ].join("\n");
  process.stdout.write(`${figures}\n`);
  expect(titles).toBeGreaterThanOrEqual(500);
  expect(wrong.length / titles, wrong.join("\n")).toBeLessThanOrEqual(0.003);
  expect(1 - notFound.length / known, notFound.join("\n")).toBeGreaterThanOrEqual(0.97);
});
