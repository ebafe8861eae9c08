import type { Game } from "@/lib/games/schema";
import { SidePart, SideRows } from "./side-part";

/** Release dates, grouped by date with their platforms. */
export function ReleaseDatesPanel({ releaseDates }: Pick<Game, "releaseDates">) {
  if (releaseDates.length === 0) return null;
  const rows = Map.groupBy(releaseDates, ({ human, region }) => (region ? `${human} · ${region}` : human));
  return (
    <SidePart title="Release Dates">
      <SideRows
        rows={[...rows].map(([value, dates]) => ({
          term: [...new Set(dates.map(({ platform }) => platform))].join(", "),
          value,
        }))}
      />
    </SidePart>
  );
}
