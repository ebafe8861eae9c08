"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import { listLikesOptions } from "@/lib/reviews/queries";
import { useHydrated } from "@/lib/use-hydrated";
import { VisitorLike } from "./like-face";
import { LikeToggle } from "./own-like";
import { OwnLikes } from "./own-likes";
import { useLikeList } from "./use-like";

type ListLikeProps = { listId: string; username: string; path: string };

export function LateListLike({ listId, username, path }: ListLikeProps) {
  const { user, isLoading } = useSession();
  const { data } = useQuery({ ...listLikesOptions(listId), enabled: useHydrated() && !isLoading });
  const like = useLikeList(listId);
  const likes = data?.likes ?? 0;
  if (!user) return isLoading ? <span className="like" /> : <VisitorLike likes={likes} path={path} />;
  if (user.username === username) return <OwnLikes likes={likes} of={{ listId }} />;
  if (data?.liked === null) return null;
  const isLiked = like.isPending ? like.variables : data?.liked;
  const change = data ? Number(isLiked) - Number(data.liked) : 0;
  return <LikeToggle likes={likes + change} isLiked={isLiked} onPress={like.mutate} />;
}
