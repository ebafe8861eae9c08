import { queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/query-gc-time";
import { steamLibraryKeys } from "./keys";

export function importsOptions() {
  return queryOptions({
    queryKey: steamLibraryKeys.imports,
    queryFn: async ({ signal }) => {
      const { fetchImports } = await import("./fetchers");
      return fetchImports(signal);
    },
    staleTime: 0,
    gcTime: gcTime(0),
  });
}
