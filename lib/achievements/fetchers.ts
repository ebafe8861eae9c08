import { readApi } from "@/lib/browser-api";
import { type Progress, toProgress } from "./progress";
import { achievementsResultSchema } from "./schema";

export async function fetchProgress(appId: number, steamId: string, signal: AbortSignal): Promise<Progress> {
  const query = new URLSearchParams({ appid: String(appId), steamid: steamId });
  return toProgress(await readApi(`/api/steam/achievements?${query}`, achievementsResultSchema, { signal }));
}
