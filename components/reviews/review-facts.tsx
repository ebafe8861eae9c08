import { formatPartialDate } from "@/lib/collection/partial-date";
import { STATUS_LABELS, type Status } from "@/lib/collection/status";
import { shortHours } from "@/lib/format-count";
import { shortPlatform } from "@/lib/games/short-platform";
import type { Review } from "@/lib/reviews/schema";

const VISIBILITY_FACTS = { public: null, followers: "For followers", private: "Only for you" } as const;

/** "Completed · 62 h on Switch · Nov 12, 2026 · edited". */
export function ReviewFacts({ review }: { review: Review }) {
  const { status, hours, playedOn, publishedAt, editedAt, visibility } = review;
  const day = publishedAt.slice(0, 10);
  const played = playedFact(status, hours, playedOn);
  const closed = VISIBILITY_FACTS[visibility];
  return (
    <span>
      {played ? `${played} · ` : null}
      <time dateTime={publishedAt} className="whitespace-nowrap">
        {formatPartialDate(day)}
      </time>
      {editedAt ? " · edited" : null}
      {closed ? ` · ${closed}` : null}
    </span>
  );
}

function playedFact(status: Status | null, hours: number | null, playedOn: string | null): string | null {
  const word = status && status !== "imported" ? STATUS_LABELS[status] : playedOn ? "Played" : null;
  const facts = [word, hours ? shortHours(hours) : null].filter(Boolean).join(" · ");
  return facts && playedOn ? `${facts} on ${shortPlatform(playedOn)}` : facts || null;
}
