import { plural } from "@/lib/format-count";

type HiddenGamesProps = {
  /** How many results are for adults only. */
  count: number | undefined;
  className?: string;
};

/** Below the results of a search. */
export function HiddenGames({ count = 0, className }: HiddenGamesProps) {
  if (count === 0) return null;
  return <p className={className}>{`${plural(count, "result")} hidden (adult)`}</p>;
}
