"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/lib/auth/queries";
import { likedReviewsOptions, ownReviewsOptions } from "@/lib/reviews/queries";
import { type LikeButtonProps, LikeFace } from "./like-face";
import { OwnLikes } from "./own-likes";
import { useLikeReview } from "./use-like";

/** A second press takes the like back. Users cannot like their own review. */
export function OwnLike({ userId, gameId, likes, games }: LikeButtonProps) {
  const { user } = useSession();
  const isOther = user !== null && userId !== user.id;
  const ofGame = useQuery({ ...ownReviewsOptions(gameId), enabled: isOther && !games });
  const ofAuthor = useQuery({
    ...likedReviewsOptions(userId, games ?? []),
    enabled: isOther && Boolean(games),
  });
  const saved = games ? ofAuthor.data?.includes(gameId) : ofGame.data?.liked.includes(userId);
  const like = useLikeReview({ userId, gameId });
  const isLiked = like.isPending ? like.variables : saved;
  // The number is of when the page was rendered.
  const [before, setBefore] = useState<boolean>();
  if (before === undefined && saved !== undefined) setBefore(saved);
  const shown = likes + Number(isLiked ?? false) - Number(before ?? isLiked ?? false);
  if (!isOther) return <OwnLikes likes={likes} of={{ gameId }} />;
  return (
    <LikeToggle
      likes={Math.max(0, shown)}
      isLiked={isLiked}
      onPress={(next) => {
        if (!like.isPending) like.mutate(next);
      }}
    />
  );
}

type LikeToggleProps = {
  likes: number;
  /** Undefined until it is known. */
  isLiked: boolean | undefined;
  onPress: (isLiked: boolean) => void;
};

export function LikeToggle({ likes, isLiked, onPress }: LikeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isLiked ?? false}
      disabled={isLiked === undefined}
      onClick={() => onPress(!isLiked)}
      className="like"
    >
      <LikeFace likes={likes} />
    </button>
  );
}
