"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { listsChanged, useListWrite } from "@/components/collection/add-to-list/lists-changed";
import { dismissDialog } from "@/components/ui/back-closes";
import { api } from "@/lib/browser-api";
import { editListPath } from "@/lib/lists/path";
import type { ListFields } from "@/lib/lists/schema";
import { ListFormDialog } from "./list-form-dialog";

/** The form of a new list, which then opens. Loaded on demand. */
export function NewListDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [request] = useState(() => crypto.randomUUID());
  const creating = useListWrite({
    write: (fields: ListFields) => api.post("/api/lists", { body: { request, ...fields } }),
    // The new list opens meanwhile.
    refetch: (queryClient) => void listsChanged(queryClient),
    failure: "The list could not be created. Please try again.",
  });
  const create = (fields: ListFields) =>
    creating.mutate(fields, {
      // Here, it runs for the last of several presses only.
      onSuccess: ({ answer: { id } }) =>
        dismissDialog(() => {
          onClose();
          router.push(editListPath(id));
        }),
    });
  return <ListFormDialog pending={creating.isPending} onSave={create} onClose={onClose} />;
}
