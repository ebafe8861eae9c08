"use client";

import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser-api";
import type { TagWithCount } from "@/lib/collection/tag-schema";
import { plural } from "@/lib/format-count";
import { removedTags } from "./removed-tags";
import { TAGS_TITLE_ID } from "./tag-row";

/** Nothing for one tag, which has a button of its own. */
export function DeleteUnusedTags({ tags }: { tags: readonly TagWithCount[] }) {
  const removing = useWrite({
    write: (_, change) => api.delete("/api/tags/unused", { change }),
    onSaved: () => document.getElementById(TAGS_TITLE_ID)?.focus(),
    done: ({ removed }) => removedTags(removed, `${plural(removed, "tag")} deleted`),
    failure: "Failed to delete the tags",
  });
  const unused = tags.filter(({ games }) => games === 0);
  if (unused.length < 2) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={removing.isPending}
      onClick={() => removing.mutate()}
      className="mt-3"
    >
      <Icon name="trash-2" className="size-4" />
      Delete {unused.length} tags without games
    </Button>
  );
}
