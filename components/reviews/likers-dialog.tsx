"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Avatar } from "@/components/page/avatar";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { plural } from "@/lib/format-count";
import { profilePath } from "@/lib/profile/profile-route";
import { likersOptions } from "@/lib/reviews/queries";
import type { Liked } from "@/lib/reviews/schema";

type LikersDialogProps = { likes: number; of: Liked; onClose: () => void };

/** Loaded on demand. */
export function LikersDialog({ likes, of, onClose }: LikersDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Liked by" place="sheet">
        <Likers likes={likes} of={of} />
      </DialogContent>
    </Dialog>
  );
}

function Likers({ likes, of }: Omit<LikersDialogProps, "onClose">) {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(likersOptions(of));
  if (!data) {
    return isError ? (
      <LoadFailed
        text="Who likes this could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="rounded-control" style={{ height: 60 * Math.min(likes, 8) }} />
    );
  }
  const people = data.pages.flatMap(({ likers }) => likers);
  // Likes of private profiles count.
  const others = likes - people.length;
  return (
    <>
      <ul>
        {people.map(({ id, username, avatarUrl }) => (
          <li key={id} className="border-line border-t first:border-t-0">
            <Link
              href={profilePath(username)}
              className="group flex min-h-15 items-center gap-3 rounded-control"
            >
              <Avatar name={username} avatarUrl={avatarUrl} className="size-10 text-[14px]" />
              <span className="truncate font-semibold decoration-line-strong underline-offset-4 group-hover:underline">
                {username}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-3">
          More people
        </Button>
      ) : others > 0 ? (
        <p className="pt-3 text-[14px] text-ink-3">
          {people.length > 0 ? "And " : ""}
          {plural(others, "like")} by people who are not shown
        </p>
      ) : null}
    </>
  );
}
