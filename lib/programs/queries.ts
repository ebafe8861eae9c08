import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { programKeys } from "./keys";

export function addressesOptions(userId: string) {
  return queryOptions({
    queryKey: programKeys.addresses(userId),
    queryFn: ({ signal }) => api.get("/api/programs", { signal }),
    // Another tab may have turned one off.
    staleTime: 0,
  });
}
