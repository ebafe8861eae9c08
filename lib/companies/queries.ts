import { infiniteQueryOptions } from "@tanstack/react-query";
import type { GamePage } from "@/lib/games/schema";
import { type CompanyRole, companyKeys } from "./keys";

const FRESH_MS = 1_800_000;

export function companyGamesOptions(id: number, role: CompanyRole, offset: number) {
  return infiniteQueryOptions({
    queryKey: companyKeys.games(id, role, offset),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchCompanyGames } = await import("./fetchers");
      return fetchCompanyGames(id, role, pageParam, signal);
    },
    initialPageParam: offset,
    getNextPageParam: (page: GamePage) => page.nextOffset,
    staleTime: FRESH_MS,
    refetchOnMount: false,
  });
}
