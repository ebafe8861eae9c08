import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { mappingSchema, type TableMapping } from "./upload-schema";

/** How the user read a table with these columns before; null when never, or when it is of an older shape. @throws {AppError} */
export async function getMapping(
  { id, supabase }: CurrentUser,
  headerKey: string,
): Promise<TableMapping | null> {
  const query = supabase
    .from("import_mappings")
    .select("mapping")
    .eq("user_id", id)
    .eq("header_key", headerKey)
    .maybeSingle();
  const row = await answerOf(query);
  return mappingSchema.safeParse(row?.mapping).data ?? null;
}

/** @throws {AppError} `limit_reached` */
export async function saveMapping(
  { supabase }: CurrentUser,
  headerKey: string,
  mapping: TableMapping,
): Promise<void> {
  await answerOf(supabase.rpc("save_import_mapping", { header_key: headerKey, mapping }));
}
