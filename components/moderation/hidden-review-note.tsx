/** For the author, where the review is. */
export function HiddenReviewNote({ reason }: { reason: string }) {
  return (
    <p className="mb-3 max-w-[66ch] text-[14px] text-ink-2 [overflow-wrap:anywhere]">
      {`A moderator has hidden this review from others. Reason: ${reason}`}
    </p>
  );
}
