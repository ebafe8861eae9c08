"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/collection/shelf-sync";
import { type ApiInput, api } from "@/lib/browser-api";
import { importKeys } from "@/lib/imports/keys";

type ImportOptions = ApiInput<"/api/imports/[id]", "PATCH">["body"];

/** Saves what words mean, or what happens to games that are on the shelf; the lists are read again. */
export function useOptions(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `import-${id}` },
    mutationFn: (options: ImportOptions) => api.patch("/api/imports/[id]", { params: { id }, body: options }),
    // The mutation stays pending, and its choice shown, until the counts are up to date.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importKeys.summary(id) }),
    onError: (error) =>
      reportFailure(queryClient, error, "Your choice could not be saved. Please try again."),
  });
}
