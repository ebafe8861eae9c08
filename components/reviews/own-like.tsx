"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/lib/auth/queries";
import { likedOptions } from "@/lib/reviews/queries";
import { type LikeButtonProps, LikeFace } from "./like-button";
import { useLike } from "./use-like";

/** A second press takes the like back; an own review or list shows its number only. */
export function OwnLike({ of, likes }: LikeButtonProps) {
  const { user } = useSession();
  const isOwn = of.kind === "review" ? of.userId === user?.id : of.username === user?.username;
  const { data } = useQuery({ ...likedOptions(of), enabled: user !== null && !isOwn });
  const like = useLike(of);
  const saved = data?.liked ?? false;
  const isLiked = like.isPending ? like.variables : saved;
  // The rendered number is as of then.
  const [before, setBefore] = useState<boolean>();
  if (before === undefined && data) setBefore(data.liked);
  const shown = Math.max(0, likes + Number(isLiked) - Number(before ?? isLiked));
  if (isOwn) {
    return likes > 0 ? (
      <span className="like">
        <LikeFace likes={likes} />
      </span>
    ) : null;
  }
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      disabled={!data}
      onClick={() => {
        if (!like.isPending) like.mutate(!isLiked);
      }}
      className="like"
    >
      <LikeFace likes={shown} />
    </button>
  );
}
