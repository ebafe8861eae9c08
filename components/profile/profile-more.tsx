import type { ReactNode } from "react";
import { ListCard } from "@/components/lists/list-card";
import { AuthorSlot } from "@/components/reviews/hidden-slots";
import { ReviewRow } from "@/components/reviews/review-row";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { listPath, userListsPath } from "@/lib/lists/path";
import type { ListSummary } from "@/lib/lists/schema";
import { profilePath } from "@/lib/profile/profile-route";
import { userReviewsPath } from "@/lib/reviews/path";
import type { UserReviews } from "@/lib/reviews/public-reviews";

const SHOWN = 2;

type ProfileMoreProps = {
  username: string;
  reviews: UserReviews;
  lists: { total: number; lists: readonly ListSummary[] };
  /** On wide screens, the newest review is beside the favourites. */
  hasAside: boolean;
};

/** Below the first tab: the newest reviews and lists. */
export function ProfileMore({ username, reviews, lists, hasAside }: ProfileMoreProps) {
  const shown = reviews.reviews.slice(0, hasAside ? SHOWN + 1 : SHOWN);
  return (
    <div className="profile-more">
      {shown[0] ? (
        <More
          title="Reviews"
          noun="review"
          total={reviews.total}
          href={userReviewsPath(username)}
          isAlone={hasAside && shown.length === 1}
        >
          <AuthorSlot userId={shown[0].userId} />
          <ul className={hasAside ? "profile-more-reviews" : undefined}>
            {shown.map((review) => (
              <ReviewRow key={review.gameId} review={review} subject="game" path={profilePath(username)} />
            ))}
          </ul>
        </More>
      ) : null}
      {lists.lists.length > 0 ? (
        <More title="Lists" noun="list" total={lists.total} href={userListsPath(username)}>
          <ul className="mt-2.5 grid gap-x-12 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
            {lists.lists.slice(0, SHOWN).map((list) => (
              <li key={list.id}>
                <ListCard list={list} href={listPath(list)} />
              </li>
            ))}
          </ul>
        </More>
      ) : null}
    </div>
  );
}

type MoreProps = {
  title: string;
  noun: string;
  total: number;
  href: string;
  isAlone?: boolean;
  children: ReactNode;
};

function More({ title, noun, total, href, isAlone = false, children }: MoreProps) {
  return (
    <section className={cn("has-data-hidden:hidden", isAlone && "min-[1200px]:hidden")}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[20px] md:text-[22px]">{title}</h2>
        <Link
          href={href}
          className="flex h-11 items-center text-[14px] text-ink-2 tabular-nums hover:text-ink"
        >
          All {total}
          <span className="sr-only"> {total === 1 ? noun : `${noun}s`}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}
