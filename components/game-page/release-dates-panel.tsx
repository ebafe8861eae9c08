import type { Game } from "@/lib/games/schema";
import { SidePart, SideRows } from "./side-part";

/** Release dates, grouped by date with their platforms. */
export function ReleaseDatesPanel({ releaseDates }: Pick<Game, "releaseDates">) {
  if (releaseDates.length === 0) return null;
  const rows = Map.groupBy(releaseDates, ({ human, region }) => `${human}/${region ?? ""}`);
  return (
    <SidePart title="Release Dates">
      <SideRows
        rows={[...rows.values()].map((dates) => ({
          term: [...new Set(dates.map(({ platform }) => platform))].join(", "),
          value: (
            <>
              <span className="whitespace-nowrap">{dates[0]?.human}</span>
              {dates[0]?.region ? (
                <span className="block font-normal text-[13px] text-ink-3">{dates[0].region}</span>
              ) : null}
            </>
          ),
        }))}
      />
    </SidePart>
  );
}
