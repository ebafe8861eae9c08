"use client";

import { Icon } from "@/components/ui/icon";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { formatCount, plural } from "@/lib/format-count";
import type { Liked } from "@/lib/reviews/schema";

type OwnLikesProps = { likes: number; of: Liked };

/** The likes of the user's own review or list; a press shows whose they are. */
export function OwnLikes({ likes, of }: OwnLikesProps) {
  const { dialog, opener, close } = useLazyDialog(() => import("./likers-dialog"));
  if (likes === 0) return null;
  return (
    <>
      <button type="button" className="like" {...opener}>
        <Icon name="heart" />
        <span className="sr-only">{plural(likes, "like")}. Show who</span>
        <span aria-hidden="true">{formatCount(likes)}</span>
      </button>
      {dialog ? <dialog.LikersDialog likes={likes} of={of} onClose={close} /> : null}
    </>
  );
}
