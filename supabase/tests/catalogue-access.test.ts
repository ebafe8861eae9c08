import { afterAll, describe, expect, it } from "vitest";
import { CATALOGUE_TABLES } from "./catalogue-tables.ts";
import { connectTo, type Server, startSupabase } from "./harness.ts";

type Client = ReturnType<Server["connect"]>;

const GAME = { id: 1, slug: "one", name: "One", updated_at: "2026-01-01" };
const NAMED = { id: 1, slug: "one", name: "One" };
const ROWS: Record<string, object> = {
  games: GAME,
  game_names: { game_id: 1, name: "One" },
  release_dates: { id: 1, game_id: 1, date_format: 7 },
  external_games: { external_game_source: 1, uid: "10", game_id: 1 },
  companies: { ...NAMED, updated_at: "2026-01-01" },
  platforms: NAMED,
  genres: NAMED,
  search_words: { word: "one", fame: 1 },
  themes: NAMED,
};

/** Visitors cannot read the columns that only the orders of lists need. */
const COLUMNS: Record<string, string> = { games: "id, name" };

const server = await startSupabase();
const visitors: Record<"anonymous" | "signed in", Client> = {
  anonymous: server.connect(),
  "signed in": (await server.newUser()).client,
};
const job = connectTo(server.url, server.supabase.secretKey);
for (const [table, row] of Object.entries(ROWS)) {
  const { error } = await job.from(table).insert(row);
  if (error) throw error;
}
afterAll(() => server.stop());

describe.each(CATALOGUE_TABLES)("%s", (table) => {
  const [key = ""] = Object.keys(ROWS[table] ?? {});

  it.each(["anonymous", "signed in"] as const)("can be read by %s visitors", async (visitor) => {
    const { data, error } = await visitors[visitor].from(table).select(COLUMNS[table]);
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  it.each(["anonymous", "signed in"] as const)("can't be written by %s visitors", async (visitor) => {
    const client = visitors[visitor];
    const refusals = await Promise.all([
      client.from(table).insert(ROWS[table] ?? {}),
      client
        .from(table)
        .update({ [key]: 2 })
        .gte(key, 0),
      client.from(table).delete().gte(key, 0),
    ]);
    expect(refusals.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
  });

  it("can be written with the secret key", async () => {
    const { error } = await job.from(table).upsert(ROWS[table] ?? {});
    expect(error).toBeNull();
  });
});

it.each(["shelves", "people_rating"])("%s of games is read by no visitor", async (column) => {
  for (const client of Object.values(visitors)) {
    const [read, ordered] = await Promise.all([
      client.from("games").select(column),
      client.from("games").select("id").order(column),
    ]);
    expect([read.error?.code, ordered.error?.code]).toEqual(["42501", "42501"]);
  }
});
