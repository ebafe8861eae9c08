import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, jsonOf, MAX_ANSWER_ROWS } from "@/lib/supabase/answers";
import {
  type DataRow,
  type PeopleTable,
  readAccount,
  readChanges,
  readGameTags,
  readPeople,
  readReviewLikes,
  readRows,
} from "./read-account-data";
import type { TableName } from "./tables";

/** What the files are written from. Lists come in pages, so that a file of any length is written in constant memory. */
export type AccountReader = {
  account(): Promise<{ account: DataRow; profile: DataRow }>;
  changes(): AsyncGenerator<DataRow[]>;
  rows(table: TableName): AsyncGenerator<DataRow[]>;
  /** The names of the tags of each game that has any. */
  gameTags(): AsyncGenerator<DataRow[]>;
  /** By their names; null for profiles that are no longer shown. */
  people(table: PeopleTable): AsyncGenerator<DataRow[]>;
  reviewLikes(): AsyncGenerator<DataRow[]>;
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
  outcome: "playing" | "paused" | "finished" | "abandoned";
  minutes: number;
};

type CopiesAndTags = { copies: string[]; tags: string[] };

export function accountReader(user: CurrentUser): AccountReader {
  return {
    account: () => readAccount(user),
    changes: () => readChanges(user),
    rows: (table) => readRows(user, table),
    gameTags: () => readGameTags(user),
    people: (table) => readPeople(user, table),
    reviewLikes: () => readReviewLikes(user),
    slugs: (gameIds) => readSlugs(user, gameIds),
    steamApps: (gameIds) => readSteamApps(user, gameIds),
    plays: (gameIds) => readPlays(user, gameIds),
    copiesAndTags: (gameIds) => readCopiesAndTags(user, gameIds),
  };
}

async function readSlugs({ supabase }: CurrentUser, gameIds: number[]): Promise<Map<number, string>> {
  const rows = await answerOf(supabase.from("games").select("id, slug").in("id", gameIds));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

type Text = string | null;
type Owned = {
  copies: {
    platform: Text;
    store: Text;
    medium: Text;
    boughtOn: Text;
    price: number | string | null;
    currency: Text;
  }[];
  tags: { name: string }[];
};

/** A copy is "PC, GOG, digital, 2024-05, 9.99 EUR". */
async function readCopiesAndTags(
  { supabase }: CurrentUser,
  game_ids: number[],
): Promise<Map<number, CopiesAndTags>> {
  const owned = await jsonOf<Record<string, Owned>>(supabase.rpc("copies_and_tags", { game_ids }));
  const inWords = ({ copies, tags }: Owned) => ({
    copies: copies.map(({ platform, store, medium, boughtOn, price, currency }) =>
      [platform, store, medium, boughtOn, price === null ? null : `${Number(price)} ${currency}`]
        .filter((word) => word !== null)
        .join(", "),
    ),
    tags: tags.map(({ name }) => name),
  });
  return new Map(Object.entries(owned).map(([id, row]) => [Number(id), inWords(row)]));
}

async function readPlays(
  { id, supabase }: CurrentUser,
  gameIds: number[],
): Promise<Map<number, ExportedPlay[]>> {
  type Play = ExportedPlay & { id: string; gameId: number };
  const plays: Play[] = [];
  for (let last: string | undefined = ""; last !== undefined; ) {
    const all = supabase.from("plays").select("id, gameId:game_id, started, finished, outcome, minutes");
    const own = all.eq("user_id", id).in("game_id", gameIds);
    const query = (last ? own.gt("id", last) : own).order("id").limit(MAX_ANSWER_ROWS);
    const rows: Play[] = await answerOf(query.overrideTypes<Pick<Play, "outcome">[]>());
    plays.push(...rows);
    last = rows.length === MAX_ANSWER_ROWS ? rows.at(-1)?.id : undefined;
  }
  const beginningOf = ({ started, finished }: ExportedPlay) => started ?? finished ?? "";
  plays.sort((a, b) => beginningOf(a).localeCompare(beginningOf(b)));
  return Map.groupBy(plays, ({ gameId }) => gameId);
}

async function readSteamApps({ id, supabase }: CurrentUser, gameIds: number[]): Promise<Map<number, number>> {
  const apps = new Map<number, number>();
  for (let last: number | undefined = 0; last !== undefined; ) {
    const query = supabase.from("steam_games").select("appid, gameId:game_id").eq("user_id", id);
    const page = query.in("game_id", gameIds).gt("appid", last).order("appid").limit(MAX_ANSWER_ROWS);
    const rows: { appid: number; gameId: number }[] = await answerOf(page);
    for (const { appid, gameId } of rows) if (!apps.has(gameId)) apps.set(gameId, appid);
    last = rows.length === MAX_ANSWER_ROWS ? rows.at(-1)?.appid : undefined;
  }
  return apps;
}
