"use client";

import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { authPath } from "@/lib/auth/next-path";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { formatCount, plural } from "@/lib/format-count";
import type { Liked } from "./use-like";

export type LikeButtonProps = {
  /** A review or a list. */
  of: Liked;
  likes: number;
  /** Of the page, to which the sign-in returns. */
  path: string;
};

/** A heart with the number of likes; it leads visitors to the sign-in. */
export const LikeButton = island<LikeButtonProps>(
  () => import("./own-like").then((module) => module.OwnLike),
  { when: useSignedInHint, fallback: VisitorLike },
);

function VisitorLike({ likes, path }: LikeButtonProps) {
  return (
    // The sign-in is another document in effect: nothing of it is prefetched.
    <a href={authPath(path)} className="like">
      <LikeFace likes={likes} />
    </a>
  );
}

export function LikeFace({ likes }: { likes: number }) {
  return (
    <>
      <Icon name="heart" />
      <span className="sr-only">Like, {plural(likes, "like")}</span>
      {likes > 0 ? <span aria-hidden="true">{formatCount(likes)}</span> : null}
    </>
  );
}
