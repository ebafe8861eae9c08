import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";
import { loadCatalogue } from "./load-catalogue.ts";

type Server = Awaited<ReturnType<typeof startSupabase>>;
type User = Awaited<ReturnType<Server["newUser"]>>;

const COVERS = "https://images.igdb.com/igdb/image/upload/t_cover_big";

let server: Server;
let owner: User;
let other: User;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  other = await server.newUser();
  await loadCatalogue(server);
});
afterAll(() => server.stop());
beforeEach(() => server.sql("delete from public.user_games"));

async function call(name: string, args: object = {}, { client }: Pick<User, "client"> = owner) {
  const { data, error } = await client.rpc(name, args);
  if (error) throw error;
  return data;
}

async function read(rows: object[], user = owner): Promise<string> {
  const id = await call("begin_import", { source: "csv", file_name: "games.csv" }, user);
  const numbered = rows.map((row, index) => ({ row: index + 1, line: index + 2, ...row }));
  await call("add_import_rows", { import: id, rows: numbered }, user);
  await call("end_reading", { import: id }, user);
  while ((await call("match_import", { import: id }, user)).left > 0);
  return id;
}
const summary = (id: string, user = owner) => call("import_summary", { import: id }, user);
const shelf = () => server.sql("select * from public.user_games order by game_name");
async function write(id: string, user = owner, batch = 200) {
  let answer: { left: number; state: string; written: number };
  do answer = await call("write_import", { import: id, batch, cover_prefix: COVERS }, user);
  while (answer.left > 0);
  return answer;
}

it("goes from a file to the shelf and back", async () => {
  const finished = { status: "completed", rating: 9.5, hours: 12.5, finished_on: "2012-05", notes: "n" };
  const id = await read([
    { title: "Portal 2 (2011)", ...finished },
    { title: "Dark Souls III", status: "playing" },
    { title: "Zzyzx Nothing Like It" },
    { problem: "no title" },
  ]);
  expect(await summary(id)).toMatchObject({
    state: "review",
    rows: 4,
    left_to_match: 0,
    counts: { new: 2, existing: 0, unchanged: 0, check: 0, not_found: 1, unreadable: 1, skipped: 0 },
    to_write: 2,
  });
  expect(await call("import_summary", { import: id }, other)).toBeNull();
  const { rows, next } = await call("import_page", { import: id, kind: "new" });
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    { row: 1, lines: [2], title: "Portal 2 (2011)", match: "title", game: { name: "Portal 2" } },
    { row: 2, game: { name: "Dark Souls III" }, changes: [{ field: "status", from: null, to: "playing" }] },
  ]);
  expect(await write(id)).toMatchObject({ left: 0, state: "done", written: 2 });
  expect(await shelf()).toMatchObject([
    { status: "playing", imported: false, hours_played: null, date_completed: null },
    { game_name: "Portal 2", notes: "n", hours_played: 12.5, date_completed: "2012-05-01 00:00:00+00" },
  ]);
  expect(await call("undo_import", { import: id })).toEqual({ left: 0, state: "undone" });
  expect(await shelf()).toEqual([]);
});
