import { formatPartialDate } from "@/lib/collection/partial-date";
import { STATUS_LABELS, type Status } from "@/lib/collection/status";
import type { Review } from "@/lib/reviews/schema";

const VISIBILITY_FACTS = { public: null, followers: "For followers", private: "Only for you" } as const;

/** "Completed on Switch · Nov 12, 2026 · edited". */
export function ReviewFacts({ review }: { review: Review }) {
  const { status, playedOn, createdAt, editedAt, visibility } = review;
  const day = createdAt.slice(0, 10);
  const played = playedFact(status, playedOn);
  const closed = VISIBILITY_FACTS[visibility];
  return (
    <span>
      {played ? `${played} · ` : null}
      <time dateTime={createdAt}>{formatPartialDate(day)}</time>
      {editedAt ? " · edited" : null}
      {closed ? ` · ${closed}` : null}
    </span>
  );
}

function playedFact(status: Status | null, playedOn: string | null): string | null {
  const word = status && status !== "imported" ? STATUS_LABELS[status] : playedOn ? "Played" : null;
  return word && playedOn ? `${word} on ${playedOn}` : word;
}
