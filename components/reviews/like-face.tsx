import { Icon } from "@/components/ui/icon";
import { authPath } from "@/lib/auth/next-path";
import { formatCount, plural } from "@/lib/format-count";

export type LikeButtonProps = {
  userId: string;
  gameId: number;
  likes: number;
  /** Shows reviews of a game, or of an author: which of them the user likes is read at once. */
  page: "game" | "author";
  /** The page's path, to which the user returns after signing in. */
  path: string;
};

export function VisitorLike({ likes, path }: { likes: number; path: string }) {
  return (
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
