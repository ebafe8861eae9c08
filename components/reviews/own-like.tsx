"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/lib/auth/queries";
import { likedReviewsOptions, ownReviewsOptions } from "@/lib/reviews/queries";
import { type LikeButtonProps, LikeFace } from "./like-face";
import { OwnLikes } from "./own-likes";
import { useLikeReview } from "./use-like";

/** A second press takes the like back. Users cannot like their own review. */
export function OwnLike({ userId, gameId, likes, page }: LikeButtonProps) {
  const { user } = useSession();
  const isOther = user !== null && userId !== user.id;
  const ofGame = useQuery({ ...ownReviewsOptions(gameId), enabled: isOther && page === "game" });
  const ofAuthor = useQuery({ ...likedReviewsOptions(userId), enabled: isOther && page === "author" });
  const saved = page === "game" ? ofGame.data?.liked.includes(userId) : ofAuthor.data?.includes(gameId);
  const like = useLikeReview({ userId, gameId });
  const isLiked = like.isPending ? like.variables : saved;
  // Whether `likes` counts the user's like. Not updated while a like is being saved: number and like are read again one after the other.
  const [read, setRead] = useState<{ likes: number; isLiked: boolean }>();
  if (saved !== undefined && !like.isPending && read?.likes !== likes) setRead({ likes, isLiked: saved });
  const shown = read ? read.likes + Number(isLiked ?? false) - Number(read.isLiked) : likes;
  if (!isOther) return <OwnLikes likes={likes} of={{ gameId }} />;
  return <LikeToggle likes={Math.max(0, shown)} isLiked={isLiked} onPress={like.mutate} />;
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
      // The second press of a double click does not take it back.
      onClick={({ detail }) => {
        if (detail <= 1) onPress(!isLiked);
      }}
      className="like"
    >
      <LikeFace likes={likes} />
    </button>
  );
}
