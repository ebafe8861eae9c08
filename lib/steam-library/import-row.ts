import "server-only";
import { z } from "zod";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { type ImportResult, MATCHED_BY } from "./schema";

export const importedRowSchema = z.object({
  appid: z.coerce.number().int(),
  game_id: z.number().int(),
  game_name: z.string(),
  game_cover_url: z.string().nullable(),
  game_release_date: z.string().nullable(),
  matched_by: z.enum(MATCHED_BY),
  is_new: z.boolean(),
});

export function toImportResult(row: z.infer<typeof importedRowSchema>): ImportResult {
  return {
    appid: row.appid,
    game: {
      id: row.game_id,
      name: row.game_name,
      path: gamePath({ id: row.game_id, name: row.game_name }),
      coverUrl: fromStoredCover(row.game_cover_url),
      releaseYear: row.game_release_date === null ? null : Number.parseInt(row.game_release_date, 10),
    },
    matchedBy: row.matched_by,
    isNew: row.is_new,
  };
}
