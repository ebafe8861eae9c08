"use client";

import { useWrite } from "@/components/collection/use-shelf-writes";
import { type ApiInput, api } from "@/lib/browser-api";
import { importKeys } from "@/lib/imports/keys";

type ImportOptions = ApiInput<"/api/imports/[id]", "PATCH">["body"];

/** Saves what words mean, or what happens to games that are on the shelf; the lists are read again. */
export function useOptions(id: string) {
  return useWrite({
    scope: `import-${id}`,
    write: (options: ImportOptions) => api.patch("/api/imports/[id]", { params: { id }, body: options }),
    // The mutation stays pending, and its choice shown, until the counts are up to date.
    refetch: (queryClient) => queryClient.invalidateQueries({ queryKey: importKeys.summary(id) }),
    failure: "Your choice could not be saved. Please try again.",
  });
}
