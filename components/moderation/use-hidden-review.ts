import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import { ownModerationOptions } from "@/lib/moderation/queries";

/** Why a moderator has hidden a review of the user; null for one that is shown or another user's. */
export function useHiddenReview(authorId: string, gameId: number): string | null {
  const { user } = useSession();
  const { data } = useQuery({ ...ownModerationOptions(authorId), enabled: user?.id === authorId });
  const hidden = data?.hidden.find(({ kind, item }) => kind === "review" && item === String(gameId));
  return hidden?.reason ?? null;
}
