"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { releaseNoteOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";
import { releaseNote } from "@/lib/collection/status";

/**
 * Why the game can only be wanted, in the spec's words, or null. Where the page does not know the day of its release
 * (`undefined`), the server is asked, unless the year was over when the game was added.
 */
export function useReleaseNote(item: CollectionItem, releaseDate: string | null | undefined): string | null {
  const [now] = useState(() => Date.now());
  const year = item.game.releaseDate?.slice(0, 4);
  const isOut = year !== undefined && year < item.dateAdded.slice(0, 4);
  const { data = null } = useQuery({
    ...releaseNoteOptions(item.game.id),
    enabled: releaseDate === undefined && !isOut,
  });
  return releaseDate === undefined ? data : releaseNote(releaseDate, now);
}
