import { formatCount } from "@/lib/format-count";
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-10 text-[14px] text-ink-3">
      These are the most awaited ones. {formatCount(count)} more {count === 1 ? "game is" : "games are"} in
      IGDB’s catalogue; the search finds them.
    </p>
  );
}
