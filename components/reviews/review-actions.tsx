"use client";

import { useReport } from "@/components/moderation/use-report";
import { copyLink } from "@/components/page/share-link";
import { BlockItem } from "@/components/people/block-item";
import { FollowItem } from "@/components/people/follow-item";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import { useSession } from "@/lib/auth/queries";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { reviewPath } from "@/lib/reviews/path";
import type { ReviewMenuProps } from "./review-menu";

/** Loaded by the press of its button. */
export function ReviewActions({ review, isOpen, label }: ReviewMenuProps & { label: string }) {
  const { userId, username, gameId, gameName } = review;
  const { user } = useSession();
  const path = reviewPath(username, gameId);
  const isSignedIn = useSignedInHint();
  const person = { id: userId, username };
  const reporting = useReport({
    id: userId,
    gameId,
    title: `${username}'s review of ${gameName}`,
    kinds: ["review"],
  });
  return (
    <>
      <MoreMenu defaultOpen label={label}>
        {isOpen ? null : (
          <MenuItem icon="message-square-text" href={path}>
            Open review
          </MenuItem>
        )}
        <MenuItem icon="link-2" onSelect={() => void copyLink(path)}>
          Copy link
        </MenuItem>
        {isSignedIn ? <FollowItem person={person} /> : null}
        {user?.id === userId ? null : (
          <MenuItem icon="flag" {...reporting.entry}>
            Report
          </MenuItem>
        )}
        {isSignedIn ? <BlockItem person={person} /> : null}
      </MoreMenu>
      {reporting.dialog}
    </>
  );
}
