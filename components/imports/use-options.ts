"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/collection/shelf-sync";
import type { ImportOptions } from "@/lib/imports/fetchers";
import { importKeys } from "@/lib/imports/keys";

/** Saves what words mean, or what happens to games that are on the shelf; the lists are read again. */
export function useOptions(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `import-${id}` },
    mutationFn: async (options: ImportOptions) => {
      const { patchImport } = await import("@/lib/imports/fetchers");
      await patchImport(id, options);
    },
    // The mutation stays pending, and its choice shown, until the counts are up to date.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importKeys.summary(id) }),
    onError: (error) =>
      reportFailure(queryClient, error, "Your choice could not be saved. Please try again."),
  });
}
