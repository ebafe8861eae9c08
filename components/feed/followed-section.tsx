import { Link } from "@/components/ui/link";
import { FeedHighlightsSkeleton } from "./feed-highlights-row";
import { FeedHighlights } from "./feed-highlights-slot";

/** Three entries of the feed on the landing page. Shown by `data-user` from the first paint on, so that nothing jumps when they arrive. */
export function FollowedSection() {
  return (
    <section aria-labelledby="followed-title" className="wrap hidden pt-8 md:pt-12 [[data-user]_&]:block">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="followed-title" className="text-[20px] md:text-[22px]">
          From people you follow
        </h2>
        <Link href="/feed" className="flex h-11 items-center text-[14px] text-ink-2 hover:text-ink">
          Feed
        </Link>
      </div>
      <FeedHighlights skeleton={<FeedHighlightsSkeleton />} />
    </section>
  );
}
