import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { gcTime } from "@/lib/query-gc-time";
import { steamLibraryKeys } from "./keys";

export function importsOptions() {
  return queryOptions({
    queryKey: steamLibraryKeys.imports,
    queryFn: async ({ signal }) => (await api.get("/api/collection/import", { signal })).imports,
    staleTime: 0,
    gcTime: gcTime(0),
  });
}
