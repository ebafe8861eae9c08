import { Card, CardTitle } from "@/components/ui/card";
import type { Game } from "@/lib/games/schema";

/** Release dates, grouped by date with their platforms. */
export function ReleaseDatesPanel({ releaseDates }: Pick<Game, "releaseDates">) {
  if (releaseDates.length === 0) return null;
  const rows = Map.groupBy(releaseDates, ({ human, region }) => (region ? `${human} · ${region}` : human));
  return (
    <Card>
      <CardTitle>Release Dates</CardTitle>
      <dl className="grid gap-3 text-sm">
        {[...rows].map(([label, dates]) => (
          <div key={label}>
            <dt className="font-medium tabular-nums">{label}</dt>
            <dd className="text-ink-2">{[...new Set(dates.map(({ platform }) => platform))].join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
