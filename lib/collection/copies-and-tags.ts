import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import type { Copy } from "./copy-schema";
import { ownedAs } from "./copy-words";
import { type Row, toItem } from "./row";
import type { CollectionItem } from "./schema";
import type { Tag } from "./tag-schema";
import { releasesOf } from "./unreleased";

type Owned = { copies: Copy[]; tags: Tag[] };

/** The items of rows of the shelf, with their copies and tags, and today's release of a game that was unreleased. @throws {AppError} */
export async function toItems(user: CurrentUser, rows: readonly Row[]): Promise<CollectionItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ game_id }) => game_id);
  const [owned, releases] = await Promise.all([
    jsonOf<Record<number, Owned>>(user.supabase.rpc("copies_and_tags", { game_ids: ids })),
    releasesOf(user, rows),
  ]);
  return rows.map((row) => {
    const { copies = [], tags = [] } = owned[row.game_id] ?? {};
    const item = toItem(row);
    const { releaseDate } = releases.get(row.game_id) ?? item.game;
    return { ...item, game: { ...item.game, releaseDate }, copies, ownedAs: ownedAs(copies), tags };
  });
}
