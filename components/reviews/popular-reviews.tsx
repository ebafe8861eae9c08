"use client";

import { useQuery } from "@tanstack/react-query";
import { Avatar } from "@/components/page/avatar";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { formatCount, plural } from "@/lib/format-count";
import { profilePath } from "@/lib/profile/profile-route";
import { popularReviewsOptions } from "@/lib/reviews/queries";
import { ReviewWithGame } from "./review-with-game";

/** The most liked reviews of the week; nothing without any. */
export function PopularReviews() {
  const { user } = useSession();
  const { data } = useQuery({ ...popularReviewsOptions(), enabled: user !== null });
  if (!data?.length) return null;
  return (
    <section aria-labelledby="popular-reviews-title" className="col-span-full border-line border-y py-6">
      <h2 id="popular-reviews-title" className="text-[20px] md:text-[22px]">
        Most liked reviews this week
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-7 lg:grid-cols-3">
        {data.map((review) => (
          <li key={`${review.userId} ${review.gameId}`} className="min-w-0">
            <p className="mb-2 flex items-center gap-3 text-[14px] text-ink-3">
              <Link
                href={profilePath(review.username)}
                className="flex min-h-11 min-w-0 items-center gap-2.5 font-semibold text-ink hover:underline"
              >
                <Avatar
                  name={review.username}
                  avatarUrl={review.avatarUrl}
                  className="size-8 shrink-0 text-[12px]"
                />
                <span className="truncate">{review.username}</span>
              </Link>
              <span className="flex items-center gap-1.5 tabular-nums">
                <Icon name="heart" className="size-4" />
                <span aria-hidden="true">{formatCount(review.likes)}</span>
                <span className="sr-only">{plural(review.likes, "like")}</span>
              </span>
            </p>
            <ReviewWithGame review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}
