import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, MAX_ANSWER_ROWS } from "@/lib/supabase/answers";
import { type DataRow, readAccount, readGameTags, readRemoved, readRows } from "./read-account-data";
import type { TableName } from "./tables";

/** What the files are written from. Lists come in pages, so that a file of any length is written in constant memory. */
export type AccountReader = {
  account(): Promise<{ account: DataRow; profile: DataRow }>;
  removed(): AsyncGenerator<DataRow[]>;
  rows(table: TableName): AsyncGenerator<DataRow[]>;
  /** The names of the tags of each game that has any. */
  gameTags(): AsyncGenerator<DataRow[]>;
  /** IGDB's slugs of games, by id; games that the catalogue does not have are left out. */
  slugs(gameIds: number[]): Promise<Map<number, string>>;
  /** The lowest app of each game in the user's Steam library. */
  steamApps(gameIds: number[]): Promise<Map<number, number>>;
  /** The plays of each game that has any, the earliest first. */
  plays(gameIds: number[]): Promise<Map<number, ExportedPlay[]>>;
  /** In words, of games that have any; 1,000 games at most. */
  copiesAndTags(gameIds: number[]): Promise<Map<number, CopiesAndTags>>;
};

export type ExportedPlay = {
  /** `2024-01-05`, `2024-01` or `2024`. */
  started: string | null;
  finished: string | null;
  outcome: "playing" | "finished" | "abandoned";
  minutes: number;
};

export type CopiesAndTags = { copies: string[]; tags: string[] };

export function accountReader(user: CurrentUser): AccountReader {
  return {
    account: () => readAccount(user),
    removed: () => readRemoved(user),
    rows: (table) => readRows(user, table),
    gameTags: () => readGameTags(user),
    slugs: (gameIds) => readSlugs(user, gameIds),
    steamApps: (gameIds) => readSteamApps(user, gameIds),
    plays: (gameIds) => readPlays(user, gameIds),
    copiesAndTags: (gameIds) => readCopiesAndTags(user, gameIds),
  };
}

const slugSchema = z.object({ id: z.number(), slug: z.string() });

async function readSlugs({ supabase }: CurrentUser, gameIds: number[]): Promise<Map<number, string>> {
  const query = supabase.from("games").select("id, slug").in("id", gameIds);
  const rows = await answerOf(query, z.array(slugSchema));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

const text = z.string().nullable();
const ownedSchema = z.object({
  copies: z.array(
    z.object({
      platform: text,
      store: text,
      medium: text,
      bought_on: text,
      price: z.coerce.number().nullable(),
      currency: text,
    }),
  ),
  tags: z.array(z.object({ name: z.string() })),
});

/** A copy is "PC, GOG, digital, 2024-05, 9.99 EUR". */
async function readCopiesAndTags(
  { supabase }: CurrentUser,
  game_ids: number[],
): Promise<Map<number, CopiesAndTags>> {
  const query = supabase.rpc("copies_and_tags", { game_ids });
  const owned = await answerOf(query, z.record(z.string(), ownedSchema));
  const inWords = ({ copies, tags }: z.infer<typeof ownedSchema>) => ({
    copies: copies.map(({ platform, store, medium, bought_on, price, currency }) =>
      [platform, store, medium, bought_on, price === null ? null : `${price} ${currency}`]
        .filter((word) => word !== null)
        .join(", "),
    ),
    tags: tags.map(({ name }) => name),
  });
  return new Map(Object.entries(owned).map(([id, row]) => [Number(id), inWords(row)]));
}

const playSchema = z.object({
  id: z.string(),
  game_id: z.number(),
  started: text,
  finished: text,
  outcome: z.enum(["playing", "finished", "abandoned"]),
  minutes: z.number(),
});

async function readPlays(
  { id, supabase }: CurrentUser,
  gameIds: number[],
): Promise<Map<number, ExportedPlay[]>> {
  const plays: z.infer<typeof playSchema>[] = [];
  for (let last: string | undefined = ""; last !== undefined; ) {
    const all = supabase.from("plays").select("id, game_id, started, finished, outcome, minutes");
    const query = all.eq("user_id", id).in("game_id", gameIds).order("id").limit(MAX_ANSWER_ROWS);
    const rows: typeof plays = await answerOf(last ? query.gt("id", last) : query, z.array(playSchema));
    plays.push(...rows);
    last = rows.length === MAX_ANSWER_ROWS ? rows.at(-1)?.id : undefined;
  }
  const beginningOf = ({ started, finished }: ExportedPlay) => started ?? finished ?? "";
  plays.sort((a, b) => beginningOf(a).localeCompare(beginningOf(b)));
  return Map.groupBy(plays, ({ game_id }) => game_id);
}

const appSchema = z.object({ appid: z.number(), game_id: z.number() });

async function readSteamApps({ id, supabase }: CurrentUser, gameIds: number[]): Promise<Map<number, number>> {
  const apps = new Map<number, number>();
  for (let last: number | undefined = 0; last !== undefined; ) {
    const query = supabase.from("steam_games").select("appid, game_id").eq("user_id", id);
    const page = query.in("game_id", gameIds).gt("appid", last).order("appid").limit(MAX_ANSWER_ROWS);
    const rows: z.infer<typeof appSchema>[] = await answerOf(page, z.array(appSchema));
    for (const { appid, game_id } of rows) if (!apps.has(game_id)) apps.set(game_id, appid);
    last = rows.length === MAX_ANSWER_ROWS ? rows.at(-1)?.appid : undefined;
  }
  return apps;
}
