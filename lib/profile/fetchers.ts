import { readApi } from "@/lib/browser-api";
import { embedAnswerSchema } from "./embed-schema";
import type { ProfilePlace } from "./place";
import { type PublicGamesPage, publicGamesPageSchema } from "./schema";

/** One page of a tab of somebody's shelf, from our own API. */
export function fetchPublicGames(
  username: string,
  { tab, page }: ProfilePlace,
  signal: AbortSignal,
): Promise<PublicGamesPage> {
  const query = new URLSearchParams({ tab, page: String(page) });
  return readApi(`/api/users/${username}/games?${query}`, publicGamesPageSchema, { signal });
}

/** The address of the own widget for other sites; null for who may not embed it. */
export async function fetchEmbedUrl(signal: AbortSignal): Promise<string | null> {
  return (await readApi("/api/profile/embed", embedAnswerSchema, { signal })).widgetUrl;
}
