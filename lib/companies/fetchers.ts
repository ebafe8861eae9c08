import { readApi } from "@/lib/browser-api";
import { type GamePage, gamePageSchema } from "@/lib/games/schema";
import type { CompanyRole } from "./keys";

export function fetchCompanyGames(
  id: number,
  role: CompanyRole,
  offset: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const query = new URLSearchParams({ role, offset: String(offset) });
  return readApi(`/api/companies/${id}/games?${query}`, gamePageSchema, { signal });
}
