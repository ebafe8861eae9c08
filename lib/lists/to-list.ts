import "server-only";
import { z } from "zod";
import { imageUrl } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
import { gamePath } from "@/lib/games/slug";
import type { ListEntry } from "./schema";
import { VISIBILITIES } from "./schema";

/** Only image ids are stored, so no stored host reaches a page. */
const toCoverUrl = (imageId: string) => imageUrl(imageId, "cover_big");

const entryRowSchema = z
  .object({
    game_id: z.number().int(),
    name: z.string(),
    cover_image_id: z.string().nullable(),
    release_date: z.string().nullable(),
    release_format: z.number().int().nullable(),
    rating: z.number().nullable(),
    note: z.string().nullable(),
    is_adult: z.boolean(),
  })
  .transform(
    (row): ListEntry => ({
      gameId: row.game_id,
      name: row.name,
      path: gamePath({ id: row.game_id, name: row.name }),
      coverUrl: row.cover_image_id === null ? null : toCoverUrl(row.cover_image_id),
      ...releaseOf(row.release_date, row.release_format),
      ...(row.is_adult ? { isAdult: true } : {}),
      rating: row.rating,
      note: row.note,
    }),
  );

const summaryShape = {
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  is_ranked: z.boolean(),
  updated_at: z.string(),
  games: z.number().int(),
  covers: z.array(z.string()),
};

function toSummary(row: z.infer<z.ZodObject<typeof summaryShape>>) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    isRanked: row.is_ranked,
    size: row.games,
    coverUrls: row.covers.map(toCoverUrl),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** A row of `read_lists`. */
export const publicSummaryRowSchema = z.object(summaryShape).transform(toSummary);

/** A row of `own_lists`. */
export const ownSummaryRowSchema = z
  .object({ ...summaryShape, visibility: z.enum(VISIBILITIES) })
  .transform((row) => ({ ...toSummary(row), visibility: row.visibility }));

/** What `read_list` returns. */
export const listRowSchema = z
  .object({
    ...summaryShape,
    user_id: z.uuid(),
    username: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    entries: z.array(entryRowSchema),
  })
  .transform(({ user_id: userId, username, visibility, entries, ...row }) => ({
    ...toSummary(row),
    userId,
    username,
    visibility,
    entries,
  }));
