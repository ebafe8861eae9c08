"use client";

import { copyLink } from "@/components/page/share-link";
import { BlockItem } from "@/components/people/block-item";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { reviewPath } from "@/lib/reviews/path";

type ReviewActionsProps = {
  review: { userId: string; username: string; gameId: number; gameName: string };
};

export function ReviewActions({ review: { userId, username, gameId, gameName } }: ReviewActionsProps) {
  const path = reviewPath(username, gameId);
  return (
    <MoreMenu label={`More for ${username}'s review of ${gameName}`}>
      <MenuItem icon="link-2" onSelect={() => void copyLink(path)}>
        Copy link
      </MenuItem>
      <MenuItem icon="arrow-up-right" href={path}>
        Open
      </MenuItem>
      {useSignedInHint() ? <BlockItem person={{ id: userId, username }} /> : null}
    </MoreMenu>
  );
}
