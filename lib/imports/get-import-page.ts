import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { imageUrl } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { jsonOf } from "@/lib/supabase/answers";
import { unknownImport } from "./get-imports";
import type { ImportGame, ImportPage, ImportRow, RowKind } from "./schema";

const PAGE_SIZE = 50;

type Card = Pick<ImportGame, "id" | "name" | "releaseYear" | "platforms"> & {
  coverImageId: string | null;
  isAdult: boolean;
};
type Row = Omit<ImportRow, "game" | "candidates"> & { game: Card | null; candidates: Card[] };

function toGame({ coverImageId, isAdult, ...game }: Card): ImportGame {
  // Among other games, unrequested.
  const coverUrl = coverImageId === null || isAdult ? null : imageUrl(coverImageId, "cover_big");
  return { ...game, path: gamePath(game), coverUrl };
}

/** @throws {AppError} `not_found` for an import that is not the user's */
export async function getImportPage(
  { supabase }: CurrentUser,
  id: string,
  { kind, after }: { kind: RowKind; after: number },
): Promise<ImportPage> {
  const query = supabase.rpc("import_page", { import: id, kind, after_row: after, page_size: PAGE_SIZE });
  const page = await jsonOf<{ rows: Row[]; next: number | null } | null>(query);
  if (!page) throw unknownImport();
  const rows = page.rows.map((row) => ({
    ...row,
    game: row.game && toGame(row.game),
    candidates: row.candidates.map(toGame),
  }));
  return { ...page, rows };
}
