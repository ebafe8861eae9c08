import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";

/** A figure beside a title is not worth a longer wait, and who asks is answered within 3 s. */
const TIMEOUT_MS = 2000;
/** Steam's `EResult` for success; any other (42: no such app) comes without a count. */
const RESULT_OK = 1;
const NOT_FOUND = 404;

const answerSchema = z.object({
  response: z.object({ result: z.number().int(), player_count: z.number().int().nonnegative().optional() }),
});

/**
 * How many people play an app on Steam at this moment, or null for an app that Steam counts nobody for.
 * `ISteamUserStats/GetNumberOfCurrentPlayers` needs no key.
 * @throws {OutsideError} when Steam cannot be read.
 */
export async function fetchCurrentPlayers(appId: number): Promise<number | null> {
  const url = `${env().STEAM_API_URL}/ISteamUserStats/GetNumberOfCurrentPlayers/v1/?appid=${appId}`;
  try {
    const { response } = await fetchJson(url, {
      service: "steam",
      schema: answerSchema,
      timeoutMs: TIMEOUT_MS,
    });
    return response.result === RESULT_OK ? (response.player_count ?? null) : null;
  } catch (error) {
    if (error instanceof OutsideError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
