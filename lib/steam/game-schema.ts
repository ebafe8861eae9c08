import "server-only";
import { z } from "zod";
import { refusalBody, requestSteam } from "./request-steam";

/** Steam still returns http URLs, which a page on https does not load. */
const STEAM_IMAGE_HOST = /^http:(?=\/\/([a-z0-9-]+\.)+(steamstatic\.com|akamaihd\.net|steampowered\.com)\/)/;

const icon = z
  .string()
  .catch("")
  // For a game without a picture, Steam returns the URL of its folder.
  .transform((url) =>
    /^https?:\/\/.+\/[^/]+\.\w+$/.test(url) ? url.replace(STEAM_IMAGE_HOST, "https:") : null,
  );

const rowSchema = z.object({
  name: z.string().min(1),
  displayName: z.string().catch(""),
  description: z.string().catch(""),
  hidden: z.number().catch(0),
  icon,
  icongray: icon,
});

/** `icon` and `icongray` are absolute URLs, or null. */
type SchemaAchievement = z.infer<typeof rowSchema>;

const answerSchema = z.object({
  game: z.object({
    availableGameStats: z.object({ achievements: z.array(z.unknown()).optional() }).optional(),
  }),
});

const emptySchema = z.strictObject({});

/**
 * An app's achievements in its developer's order, each name once; none for an unknown app (400 with `{}`).
 * `ISteamUserStats/GetSchemaForGame/v2`: https://partner.steamgames.com/doc/webapi/ISteamUserStats
 * @throws {OutsideError | AppError} as `requestSteam`
 */
export async function fetchGameSchema(appId: number): Promise<SchemaAchievement[]> {
  const byName = new Map<string, SchemaAchievement>();
  for (const value of await readRows(appId)) {
    const row = rowSchema.safeParse(value);
    if (row.success && !byName.has(row.data.name)) byName.set(row.data.name, row.data);
  }
  return [...byName.values()];
}

async function readRows(appId: number): Promise<unknown[]> {
  try {
    const { game } = await requestSteam("ISteamUserStats/GetSchemaForGame/v2", {
      params: { appid: appId, l: "english" },
      schema: answerSchema,
      needsKey: true,
      caller: "visitor",
    });
    return game.availableGameStats?.achievements ?? [];
  } catch (error) {
    if (emptySchema.safeParse(refusalBody(error)).success) return [];
    throw error;
  }
}
