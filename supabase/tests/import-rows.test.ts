import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const MAX_ROWS = 20_000;

let idOf: (name: string, year?: number) => number;

const server = await startWithCatalogue();
const owner = await server.newUser();
const other = await server.newUser();
const steps = importSteps(owner);
const games = await server.sql(
  "select id, name, extract(year from first_release_date)::int as year from public.games",
);
idOf = (name, year) => Number(games.find((game) => game.name === name && (!year || game.year === year))?.id);
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.imports");
  await server.sql("delete from public.import_choices");
});

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code }) => code,
  );
const rowsOf = (id: string) =>
  server.sql("select * from public.import_rows where import_id = $1 order by row", [id]);
const count = async (id: string) => (await rowsOf(id)).length;

describe("an import", () => {
  const calls = (id: string): [string, object][] => [
    ["add_import_rows", { import: id, rows: [{ row: 1, line: 1, title: "x" }] }],
    ["end_reading", { import: id }],
    ["match_import", { import: id }],
    ["choose_import_game", { import: id, of_row: 1, skip: true }],
    ["accept_likely", { import: id }],
    ["set_import_options", { import: id, policy: { status: "file" } }],
    ["import_page", { import: id, kind: "new" }],
    ["write_import", { import: id }],
    ["undo_import", { import: id }],
    ["delete_import", { import: id }],
  ];

  it("is of no other user, and of no visitor", async () => {
    const id = await steps.read([{ title: "Portal 2" }]);
    const before = await server.sql("select * from public.imports");
    const anonymous = importSteps({ client: server.connect() });
    for (const [name, args] of calls(id)) {
      expect(await failure(importSteps(other).call(name, args)), name).toBe("QS007");
      expect(await failure(anonymous.call(name, args)), name).toBe("42501");
    }
    expect(await importSteps(other).summary(id)).toBeNull();
    expect(await importSteps(other).call("own_imports")).toEqual([]);
    for (const [name, args] of [
      ["begin_import", { source: "csv", file_name: "x" }],
      ["import_summary", { import: id }],
      ["own_imports", {}],
      ["save_import_mapping", { header_key: "a", mapping: {} }],
    ] as const)
      expect(await failure(anonymous.call(name, args)), name).toBe("42501");
    expect(await server.sql("select * from public.imports")).toEqual(before);
    expect(await count(id)).toBe(1);
  });

  it("has no inner function that users may call", async () => {
    const allowed = await server.sql(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and prosrc ~ 'import_(rows|games|choices|mappings|plan|groups)|title_match'
         and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    expect(allowed.map(({ proname }) => proname)).toEqual([
      "accept_likely",
      "add_import_records",
      "add_import_rows",
      "choose_import_game",
      "end_reading",
      "import_page",
      "import_summary",
      "match_import",
      "record_steam_import",
      "save_import_mapping",
      "set_import_options",
      "undo_import",
      "write_import",
    ]);
  });

  it("allows each step only in its state", async () => {
    const id = await steps.begin();
    for (const [name, args] of calls(id).filter(([name]) =>
      ["match_import", "write_import", "undo_import"].includes(name),
    ))
      expect(await failure(steps.call(name, args)), name).toBe("QS008");
    await steps.add(id, [{ title: "Portal 2" }]);
    await steps.match(id);
    expect(await failure(steps.add(id, [{ title: "x" }]))).toBe("QS008");
    await steps.write(id);
    for (const name of ["delete_import", "match_import", "end_reading"])
      expect(await failure(steps.call(name, { import: id })), name).toBe("QS008");
    expect(await failure(steps.options(id, { policy: { status: "file" } }))).toBe("QS008");
    const unwritten = await steps.read([{ title: "Portal 2" }]);
    await steps.call("delete_import", { import: unwritten });
    expect(await count(unwritten)).toBe(0);
    expect(await failure(steps.call("end_reading", { import: unwritten }))).toBe("QS007");
    expect(await failure(steps.call("end_reading", { import: randomUUID() }))).toBe("QS007");
  });

  it.each([
    [{ source: "CSV!", file_name: "x" }],
    [{ source: "csv", file_name: "" }],
    [{ source: "csv", file_name: "x".repeat(201) }],
    [{ source: "x".repeat(41), file_name: "x" }],
  ])("is refused as %j", async (args) => {
    expect(await failure(steps.call("begin_import", args))).toBe("23514");
  });
});

describe("rows", () => {
  it("may be sent again", async () => {
    const id = await steps.begin();
    await steps.add(id, [{ title: "a" }, { problem: "bad" }]);
    await steps.add(id, [{ title: "b" }, { title: "c", year: 2011 }]);
    expect(await rowsOf(id)).toMatchObject([
      { row: 1, title: "b" },
      { row: 2, title: "c", year: 2011, problem: null },
    ]);
    expect((await steps.summary(id)).rows).toBe(2);
  });

  it.each<[string, unknown, string]>([
    ["null", null, "22023"],
    ["an object", {}, "22023"],
    ["a number", 1, "22023"],
    ["1,001 rows", Array.from({ length: 1001 }, (_, n) => ({ row: n + 1, line: 1, title: "x" })), "22023"],
    ["a number as row", [1], "22023"],
    ["a row without number", [{ line: 1, title: "x" }], "23502"],
    ["a row without line", [{ row: 1, title: "x" }], "23502"],
    ["row 20,001", [{ row: 20_001, line: 1, title: "x" }], "QS004"],
    ["row 0", [{ row: 0, line: 1, title: "x" }], "23514"],
    ["a row of nothing", [{ row: 1, line: 1 }], "23514"],
    ...(
      [
        [{ title: "x".repeat(501) }, "23514"],
        [{ notes: "x".repeat(5001) }, "23514"],
        [{ platform: "x".repeat(201) }, "23514"],
        [{ status_word: "x".repeat(101) }, "23514"],
        [{ problem: "x".repeat(501) }, "23514"],
        [{ year: 1890 }, "23514"],
        [{ year: 99_999 }, "22003"],
        [{ year: "soon" }, "22P02"],
        [{ igdb_id: -1 }, "23514"],
        [{ igdb_id: 268_435_456 }, "23514"],
        [{ igdb_id: 3_000_000_000 }, "22003"],
        [{ store_source: 1 }, "23514"],
        [{ store_source: 2, store_uid: "x" }, "23514"],
        [{ status: "imported" }, "23514"],
        [{ rating: 10.5 }, "23514"],
        [{ rating: 7.3 }, "23514"],
        [{ rating: 1e9 }, "22003"],
        [{ hours: -1 }, "23514"],
        [{ hours: 1e6 + 1 }, "23514"],
        [{ finished_on: "2023-02-29" }, "22008"],
        [{ finished_on: "yesterday?" }, "22007"],
        [{ finished_on: "1202-01-01" }, "23514"],
        [{ added_at: "x" }, "22007"],
        [{ own: 1 }, "22023"],
        [{ own: { imported: "perhaps" } }, "22P02"],
        [{ own: { hours_played: "many" } }, "22P02"],
        [{ own: { date_added: "some day" } }, "22007"],
        [{ own: { steam_games: {} } }, "22023"],
        [{ own: { steam_games: [{ appid: "x" }] } }, "22P02"],
        [{ own: { game_platforms: "PC" } }, "22P02"],
        [{ own: { game_summary: "x".repeat(100_001) } }, "23514"],
        [{ title: "a\u0000b" }, "22P05"],
      ] as const
    ).map(([row, code]): [string, unknown, string] => [
      JSON.stringify(row).slice(0, 60),
      [
        { row: 1, line: 1, title: "fine" },
        { row: 2, line: 2, title: "x", ...row },
      ],
      code,
    ]),
  ])("are refused whole: %s", async (_, rows, code) => {
    const id = await steps.begin();
    const found = await failure(steps.call("add_import_rows", { import: id, rows }));
    // The local Supabase reports a NUL before the database does.
    expect(code === "22P05" ? found !== null : found).toBe(code === "22P05" ? true : code);
    expect(await count(id)).toBe(0);
  });

  it("are at most 100,000 of a user, in 100 imports", async () => {
    const id = await steps.begin();
    const full = await server.sql(
      "insert into public.imports (user_id, source, file_name) select $1, 'csv', 'x' from generate_series(1, 5) returning id",
      [owner.id],
    );
    for (const { id: filled } of full)
      await server.sql(
        "insert into public.import_rows (import_id, row, user_id, line, title) select $1, n, $2, n, 'x' from generate_series(1, $3) n",
        [filled, owner.id, MAX_ROWS],
      );
    expect(await failure(steps.add(id, [{ title: "x" }]))).toBe("QS004");
    await steps.call("delete_import", { import: full[0]?.id });
    expect(await failure(steps.add(id, [{ title: "x" }]))).toBeNull();
    await server.sql("delete from public.imports");
    await server.sql(
      "insert into public.imports (user_id, source, file_name, state) select $1, 'csv', 'x', 'review' from generate_series(1, 100)",
      [owner.id],
    );
    expect(await failure(steps.begin())).toBe("QS005");
    await server.sql(
      "update public.imports set state = 'undone' where id in (select id from public.imports limit 3)",
    );
    expect(await failure(steps.begin())).toBeNull();
  });
});

describe("options", () => {
  it.each([
    [{ policy: { status: "larger" } }],
    [{ policy: { title: "file" } }],
    [{ policy: { hours: 1 } }],
    [{ policy: { unread: "file" } }],
    [{ policy: { rating: "notes" } }],
    [{ policy: [] }],
    [{ policy: 1 }],
    [{ status_words: { x: "imported" } }],
    [{ status_words: { x: { y: 1 } } }],
    [{ status_words: { ["x".repeat(101)]: "want" } }],
    [{ status_words: ["want"] }],
    [{ status_words: Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`word ${n}`, "want"])) }],
  ])("are refused: %j", async (options) => {
    const id = await steps.read([{ title: "Portal 2" }]);
    const before = await steps.summary(id);
    expect(await failure(steps.options(id, options))).toBe("22023");
    expect(await steps.summary(id)).toEqual(before);
  });

  it("of a table are saved by its columns", async () => {
    const save = (header_key: string, mapping: unknown, client = owner.client) =>
      failure(importSteps({ client }).call("save_import_mapping", { header_key, mapping }));
    const saved = async () => (await owner.client.from("import_mappings").select("header_key, mapping")).data;
    expect(await save("a,b", { a: "title" })).toBeNull();
    expect(await save("a,b", { b: "title" })).toBeNull();
    expect(await saved()).toEqual([{ header_key: "a,b", mapping: { b: "title" } }]);
    expect(await save("", {})).toBe("23514");
    expect(await save("x", [])).toBe("23514");
    expect(await save("x", { a: "x".repeat(20_001) })).toBe("23514");
    for (let n = 0; n < 49; n++) await save(`n${n}`, {});
    expect(await save("one more", {})).toBe("QS006");
    expect(await save("a,b", null)).toBeNull();
    expect(await save("one more", {})).toBeNull();
    expect((await other.client.from("import_mappings").select()).data).toEqual([]);
  });
});

describe("matching", () => {
  const found = async (...rows: object[]) => rowsOf(await steps.read(rows));

  it("prefers ids to titles: IGDB's, a store's, a slug", async () => {
    const [steam] = await server.sql(
      "select uid, game_id from public.external_games where external_game_source = 1 order by game_id limit 1",
    );
    expect(
      await found(
        { title: "Portal 2", igdb_id: idOf("Hades") },
        { title: "Portal 2", igdb_id: 268_000_000, store_source: 1, store_uid: steam?.uid },
        { title: "Portal 2", slug: "hades" },
        { title: "Portal 2", igdb_id: 268_000_000, slug: "no-such-slug", store_source: 5, store_uid: "no" },
        { igdb_id: 268_000_000 },
        { slug: "hades" },
      ),
    ).toMatchObject([
      { match: "id", game_id: idOf("Hades") },
      { match: "id", game_id: steam?.game_id },
      { match: "id", game_id: idOf("Hades") },
      { match: "title", game_id: idOf("Portal 2") },
      { match: "none", game_id: null },
      { match: "id", game_id: idOf("Hades") },
    ]);
  });

  it("distinguishes equal names by year and platform, otherwise lists them, the best known first", async () => {
    const doom = { old: idOf("Doom", 1993), now: idOf("Doom", 2016) };
    expect(
      await found(
        { title: "Doom" },
        { title: "Doom", year: 1994 },
        { title: "Doom (2016)" },
        { title: "Doom", platform: "DOS" },
        { title: "Doom", year: 2001 },
      ),
    ).toMatchObject([
      { match: "check", game_id: null, candidates: [doom.now, doom.old], is_likely: false },
      { match: "title", game_id: doom.old },
      { match: "title", game_id: doom.now },
      { match: "title", game_id: doom.old },
      { match: "check", candidates: [doom.now, doom.old] },
    ]);
  });

  it("takes the leader of equal names only with 25 ratings and more than ten times those of the next", async () => {
    const game = (id: number, ratings: number) =>
      server.sql(
        `with game as (
           insert into public.games (id, slug, name, total_rating_count, first_release_date, updated_at)
           values ($1::int, 'zqlead-' || $1::int, 'Zqlead ' || $3::int, $2, '2000-01-01', now()) returning id, name
         ) insert into public.game_names (game_id, name, is_main) select id, name, true from game`,
        [id, ratings, Math.floor(id / 10) - 100_000],
      );
    for (const [id, ratings] of [
      ...[
        [1_000_011, 24],
        [1_000_012, 2],
      ],
      ...[
        [1_000_021, 250],
        [1_000_022, 25],
      ],
      ...[
        [1_000_031, 251],
        [1_000_032, 25],
      ],
    ] as const)
      await game(id as number, ratings as number);
    expect(await found({ title: "Zqlead 1" }, { title: "Zqlead 2" }, { title: "Zqlead 3" })).toMatchObject([
      { match: "check", candidates: [1_000_011, 1_000_012] },
      { match: "check", candidates: [1_000_021, 1_000_022] },
      { match: "title", game_id: 1_000_031 },
    ]);
  });

  it("offers at most five candidates, and no game whose numbers differ", async () => {
    const rows = await found(
      { title: "Super Mario" },
      { title: "Dark Souls 4" },
      { title: "the" },
      { title: "💥" },
    );
    for (const { candidates } of rows) expect((candidates as number[]).length).toBeLessThanOrEqual(5);
    expect(rows).toMatchObject([{ match: "check" }, { match: "none" }, { game_id: null }, { match: "none" }]);
  });

  it("remembers a choice for the same title, not over an id, and for its user only", async () => {
    const rows = [{ title: "Doom" }, { title: "DOOM", notes: "again" }, { title: "Doom", platform: "PS4" }];
    const id = await steps.read(rows.slice(0, 2));
    await steps.call("choose_import_game", { import: id, of_row: 1, game_id: idOf("Doom", 1993) });
    const chosen = { match: "chosen", game_id: idOf("Doom", 1993) };
    expect(await rowsOf(id)).toMatchObject([chosen, chosen]);
    expect(await found(...rows, { title: "Doom", igdb_id: idOf("Hades") })).toMatchObject([
      chosen,
      chosen,
      { match: "title" },
      { match: "id", game_id: idOf("Hades") },
    ]);
    const theirs = await importSteps(other).read([{ title: "Doom" }]);
    expect(await rowsOf(theirs)).toMatchObject([{ match: "check" }]);
    await steps.call("choose_import_game", { import: id, of_row: 2 });
    expect(await rowsOf(id)).toMatchObject([{ match: "check", game_id: null }, { match: "check" }]);
    expect(await found({ title: "Doom" })).toMatchObject([{ match: "check" }]);
  });

  it("remembers what is skipped, and undoes that", async () => {
    const id = await steps.read([{ title: "Portal 2" }]);
    await steps.call("choose_import_game", { import: id, of_row: 1, skip: true });
    expect((await steps.summary(id)).counts).toMatchObject({ new: 0, skipped: 1 });
    await steps.call("choose_import_game", { import: id, of_row: 1 });
    expect(await rowsOf(id)).toMatchObject([{ match: "title", game_id: idOf("Portal 2"), skip: false }]);
    await steps.call("choose_import_game", { import: id, of_row: 1, skip: true });
    expect(await found({ title: "PORTAL 2" })).toMatchObject([
      { match: "chosen", game_id: null, skip: true },
    ]);
  });

  it("keeps rows apart whose ids differ, though their titles do not", async () => {
    const id = await steps.read([
      { title: "x", igdb_id: idOf("Hades") },
      { title: "x", igdb_id: idOf("Celeste") },
      { title: "x", igdb_id: idOf("Hades") },
    ]);
    await steps.call("choose_import_game", { import: id, of_row: 1, game_id: idOf("Portal 2") });
    expect((await rowsOf(id)).map(({ game_id }) => game_id)).toEqual(
      ["Portal 2", "Celeste", "Portal 2"].map((name) => idOf(name)),
    );
  });

  it("refuses a choice of an unknown game or row", async () => {
    const id = await steps.read([{ title: "Doom" }, { problem: "bad" }]);
    const choose = (of_row: number, game_id: number) =>
      failure(steps.call("choose_import_game", { import: id, of_row, game_id }));
    expect(await choose(1, 268_000_000)).toBe("QS007");
    expect(await choose(2, idOf("Hades"))).toBe("QS007");
    expect(await choose(3, idOf("Hades"))).toBe("QS007");
    expect(await choose(1, 3_000_000_000)).toBe("22003");
    expect(await rowsOf(id)).toMatchObject([{ match: "check" }, { match: null }]);
  });

  it("accepts all likely candidates at once, and no others", async () => {
    const id = await steps.read([{ title: "Fallout 4: Game of the Year Edition" }, { title: "Doom" }]);
    expect(await steps.page(id, "check")).toMatchObject([
      { isLikely: true, candidates: [{ name: "Fallout 4" }, ...[]] },
      { isLikely: false, candidates: [{ name: "Doom" }, { name: "Doom" }] },
    ]);
    expect(await steps.call("accept_likely", { import: id })).toBe(1);
    expect(await steps.call("accept_likely", { import: id })).toBe(0);
    expect(await rowsOf(id)).toMatchObject([
      { match: "chosen", game_id: idOf("Fallout 4") },
      { match: "check" },
    ]);
    expect((await steps.summary(id)).counts).toMatchObject({ new: 1, check: 1 });
  });
});
