import { RatingColumns } from "@/components/collection/rating/rating-columns";
import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { AuthorSlot } from "@/components/reviews/hidden-slots";
import { Link } from "@/components/ui/link";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { reviewPath } from "@/lib/reviews/path";
import type { Review } from "@/lib/reviews/schema";
import { summaryOf } from "@/lib/reviews/spoilers";
import { RATING_MAX } from "@/lib/stars";

type ProfileAsideProps = { profile: Pick<PublicProfile, "username" | "ratings">; latest: Review | undefined };

/** Beside the favourites, on wide screens. */
export function ProfileAside({ profile, latest }: ProfileAsideProps) {
  const { username, ratings } = profile;
  return (
    <aside className="grid content-start gap-y-7 max-[1199px]:hidden">
      {latest ? <LatestReview review={latest} /> : null}
      {ratings ? (
        <section>
          <h2 className="caption mb-[10px] [overflow-wrap:anywhere]">
            How {username} rates{" "}
            <span className="font-normal">{`· ${ratings.average}/${RATING_MAX} on average`}</span>
          </h2>
          <div className="profile-ratings">
            <RatingColumns columns={ratings.columns} />
          </div>
        </section>
      ) : null}
    </aside>
  );
}

function LatestReview({ review }: { review: Review }) {
  const { userId, username, gameId, gameName, coverUrl, isAdult, rating, text } = review;
  return (
    <section className="has-data-hidden:hidden">
      <AuthorSlot userId={userId} />
      <h2 className="caption mb-[14px]">Latest review</h2>
      <Link href={reviewPath(username, gameId)} className="group flex gap-4 rounded-control">
        <GameCover
          name={gameName}
          coverUrl={coverUrl}
          isAdult={isAdult}
          sizes="84px"
          className="w-[84px] shrink-0 self-start rounded-[5px]"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
            {gameName}
          </span>
          {rating === null ? null : <Rating rating={rating} className="mt-1 font-semibold text-[14px]" />}
          <span className="mt-1.5 line-clamp-3 text-[14px] text-ink-2 [overflow-wrap:anywhere]">
            {summaryOf(text)}
          </span>
        </span>
      </Link>
    </section>
  );
}
