import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { type CompanyRole, companyKeys } from "./keys";

const FRESH_MS = 1_800_000;

export function companyGamesOptions(id: number, role: CompanyRole, offset: number) {
  return infiniteQueryOptions({
    queryKey: companyKeys.games(id, role, offset),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/companies/[companyId]/games", {
        params: { companyId: id },
        query: { role, offset: pageParam },
        signal,
      }),
    initialPageParam: offset,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    enabled: false,
    staleTime: FRESH_MS,
  });
}
