import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { rowsOf } from "@/lib/supabase/errors";
import { type ImportsAnswer, MATCHED_BY } from "./schema";

const profileSchema = z.object({ steam_id: z.string().nullable() }).nullable();
const importsSchema = z
  .object({
    imports: z.record(
      z.string(),
      z.object({
        game_id: z.number().int(),
        game_name: z.string(),
        matched_by: z.enum(MATCHED_BY),
        playtime_minutes: z.number().int(),
      }),
    ),
  })
  .nullable();

/** The Steam id of the person's own profile, and which apps are imported already. @throws {AppError} */
export async function getImports({ id, supabase }: CurrentUser): Promise<ImportsAnswer> {
  const [profile, imported] = await Promise.all([
    rowsOf(supabase.from("profiles").select("steam_id").eq("id", id).maybeSingle(), profileSchema),
    rowsOf(supabase.from("steam_imports").select("imports").eq("user_id", id).maybeSingle(), importsSchema),
  ]);
  const imports = Object.entries(imported?.imports ?? {}).map(([appid, app]) => [
    appid,
    {
      gameId: app.game_id,
      gameName: app.game_name,
      matchedBy: app.matched_by,
      playtimeMinutes: app.playtime_minutes,
    },
  ]);
  return { steamId: profile?.steam_id ?? null, imports: Object.fromEntries(imports) };
}
