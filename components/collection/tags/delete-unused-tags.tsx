"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser-api";
import type { TagWithCount } from "@/lib/collection/tag-schema";
import { plural } from "@/lib/format-count";
import { toastRemovedTags } from "./removed-toast";
import { TAGS_TITLE_ID } from "./tag-row";

/** Nothing for one tag, which has a button of its own. */
export function DeleteUnusedTags({ tags }: { tags: readonly TagWithCount[] }) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const unused = tags.filter(({ games }) => games === 0);
  if (unused.length < 2) return null;
  const remove = async () => {
    setBusy(true);
    try {
      const change = crypto.randomUUID();
      const { removed } = await api.delete("/api/tags/unused", { change });
      const description = `${plural(removed, "tag")} deleted`;
      toastRemovedTags(queryClient, { removed, change, description });
      document.getElementById(TAGS_TITLE_ID)?.focus();
    } catch (error) {
      reportFailure(queryClient, error, "Failed to delete the tags");
    }
    await shelfChanged(queryClient);
    setBusy(false);
  };
  return (
    <Button variant="ghost" size="sm" pending={isBusy} onClick={() => void remove()} className="mt-3">
      <Icon name="trash-2" className="size-4" />
      Delete {unused.length} tags without games
    </Button>
  );
}
