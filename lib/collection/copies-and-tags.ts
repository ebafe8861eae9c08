import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { Copy } from "./copy-schema";
import { ownedAs } from "./copy-words";
import { type Row, toItem } from "./row";
import type { CollectionItem } from "./schema";
import { MEDIA } from "./shelf-choices";
import { type Tag, tagSchema } from "./tag-schema";
import { releasesOf } from "./unreleased";

export const copyRowSchema = z.object({
  id: z.uuid(),
  platform: z.string().nullable(),
  store: z.string().nullable(),
  medium: z.enum(MEDIA).nullable(),
  bought_on: z.string().nullable(),
  /** PostgREST sends `numeric` as a number, the local Supabase as text. */
  price: z.coerce.number().nullable(),
  currency: z.string().nullable(),
});

export function toCopy({ bought_on, ...row }: z.infer<typeof copyRowSchema>): Copy {
  return { ...row, boughtOn: bought_on };
}

const ownedSchema = z.record(
  z.string(),
  z.object({ copies: z.array(copyRowSchema), tags: z.array(tagSchema) }),
);

type Owned = { copies: Copy[]; tags: Tag[] };

/** Of games that have any, by id; at most 1,000 games. @throws {AppError} */
export async function readCopiesAndTags(
  { supabase }: CurrentUser,
  game_ids: readonly number[],
): Promise<Map<number, Owned>> {
  const rows = await answerOf(supabase.rpc("copies_and_tags", { game_ids }), ownedSchema);
  return new Map(
    Object.entries(rows).map(([id, { copies, tags }]) => [Number(id), { copies: copies.map(toCopy), tags }]),
  );
}

/** The items of rows of the shelf, with their copies and tags, and today's release of a game that was unreleased. @throws {AppError} */
export async function toItems(user: CurrentUser, rows: readonly Row[]): Promise<CollectionItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ game_id }) => game_id);
  const [owned, releases] = await Promise.all([readCopiesAndTags(user, ids), releasesOf(user, rows)]);
  return rows.map((row) => {
    const { copies = [], tags = [] } = owned.get(row.game_id) ?? {};
    const item = toItem(row);
    const { releaseDate } = releases.get(row.game_id) ?? item.game;
    return { ...item, game: { ...item.game, releaseDate }, copies, ownedAs: ownedAs(copies), tags };
  });
}
