import { readApi } from "@/lib/browser-api";
import { embedAnswerSchema } from "./embed-schema";
import type { ProfileList } from "./profile-route";
import { type Person, type PublicGamesPage, peopleAnswerSchema, publicGamesPageSchema } from "./schema";

export function fetchPublicGames(
  username: string,
  list: ProfileList,
  page: number,
  signal: AbortSignal,
): Promise<PublicGamesPage> {
  const query = new URLSearchParams({ ...list, page: String(page) });
  return readApi(`/api/users/${username}/games?${query}`, publicGamesPageSchema, { signal });
}

export async function fetchPeople(q: string, signal: AbortSignal): Promise<Person[]> {
  return (await readApi(`/api/users?${new URLSearchParams({ q })}`, peopleAnswerSchema, { signal })).people;
}

export async function fetchEmbedUrl(signal: AbortSignal): Promise<string | null> {
  return (await readApi("/api/profile/embed", embedAnswerSchema, { signal })).widgetUrl;
}
