import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { type Imports, MATCHED_BY } from "./schema";

const rowSchema = z
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

export async function getImports({ id, supabase }: CurrentUser): Promise<Imports> {
  const query = supabase.from("steam_imports").select("imports").eq("user_id", id).maybeSingle();
  const row = await answerOf(query, rowSchema);
  const imports: Imports = {};
  for (const [appid, app] of Object.entries(row?.imports ?? {})) {
    imports[appid] = {
      gameId: app.game_id,
      gameName: app.game_name,
      matchedBy: app.matched_by,
      playtimeMinutes: app.playtime_minutes,
    };
  }
  return imports;
}
