import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { imageUrl } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { answerOf } from "@/lib/supabase/answers";
import { unknownImport } from "./get-imports";
import { type ImportGame, type ImportPage, importPageSchema, type RowKind } from "./schema";

const PAGE_SIZE = 50;

const cardSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    cover_image_id: z.string().nullable(),
    first_release_date: z.string().nullable(),
    platforms: z.array(z.string()),
    is_adult: z.boolean(),
  })
  .transform(
    ({ id, name, cover_image_id, first_release_date: released, platforms, is_adult }): ImportGame => ({
      id,
      name,
      path: gamePath({ id, name }),
      // Among other games, unrequested.
      coverUrl: cover_image_id === null || is_adult ? null : imageUrl(cover_image_id, "cover_big"),
      releaseYear: released === null ? null : Number.parseInt(released, 10),
      platforms,
    }),
  );

const { shape } = importPageSchema.shape.rows.element;
const pageSchema = z.object({
  rows: z.array(
    z
      .object({
        row: shape.row,
        lines: shape.lines,
        title: shape.title,
        year: shape.year,
        platform: shape.platform,
        status_words: shape.statusWords,
        problem: shape.problem,
        game: cardSchema.nullable(),
        candidates: z.array(cardSchema),
        is_likely: z.boolean(),
        changes: shape.changes,
      })
      .transform(({ is_likely: isLikely, status_words: statusWords, ...row }) => ({
        ...row,
        isLikely,
        statusWords,
      })),
  ),
  next: z.number().int().nullable(),
});

/** @throws {AppError} `not_found` for an import that is not the user's */
export async function getImportPage(
  { supabase }: CurrentUser,
  id: string,
  { kind, after }: { kind: RowKind; after: number },
): Promise<ImportPage> {
  const query = supabase.rpc("import_page", { import: id, kind, after_row: after, page_size: PAGE_SIZE });
  const page = await answerOf(query, pageSchema.nullable());
  if (!page) throw unknownImport();
  return page;
}
