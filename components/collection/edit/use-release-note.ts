"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { releaseNoteOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";
import { type Release, releaseNote } from "@/lib/collection/status";

/**
 * The spec's reason why only "want" can be chosen, or null. Where the page does not know the release date (`undefined`),
 * it is fetched, unless the game's year was over when it was added.
 */
export function useReleaseNote(item: CollectionItem, release: Release | undefined): string | null {
  const [now] = useState(() => Date.now());
  const year = item.game.releaseDate?.slice(0, 4);
  const isReleased = year !== undefined && year < item.dateAdded.slice(0, 4);
  const { data = null } = useQuery({
    ...releaseNoteOptions(item.game.id),
    enabled: release === undefined && !isReleased,
  });
  return release === undefined ? data : releaseNote(release, now);
}
