"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { api } from "@/lib/browser-api";
import { editListPath } from "@/lib/lists/path";
import type { ListFields } from "@/lib/lists/schema";
import { ListFormDialog } from "./list-form-dialog";
import { listsChanged, reportListFailure } from "./lists-changed";

/** The form of a new list, which then opens. Loaded on demand. */
export function NewListDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [request] = useState(() => crypto.randomUUID());
  const creating = useMutation({
    mutationFn: (fields: ListFields) => api.post("/api/lists", { body: { request, ...fields } }),
    onSuccess: () => void listsChanged(queryClient),
    onError: (error) =>
      reportListFailure(queryClient, error, "The list could not be created. Please try again."),
  });
  const create = (fields: ListFields) =>
    creating.mutate(fields, {
      // Here, it runs for the last of several presses only.
      onSuccess: ({ id }) =>
        dismissDialog(() => {
          onClose();
          router.push(editListPath(id));
        }),
    });
  return <ListFormDialog pending={creating.isPending} onSave={create} onClose={onClose} />;
}
