import { plural } from "@/lib/format-count";
import { formatPlayTime } from "@/lib/games/format";
import type { TimeToBeat } from "@/lib/games/schema";
import { SidePart, SideRows } from "./side-part";

/** Play time, from IGDB's submissions. */
export function TimeToBeatPanel({ timeToBeat }: { timeToBeat: TimeToBeat | null }) {
  return (
    <SidePart title="Time to Beat">
      {timeToBeat ? (
        <>
          <SideRows
            rows={[
              { term: "Main", value: formatPlayTime(timeToBeat.hastily) },
              { term: "Main + Extra", value: formatPlayTime(timeToBeat.normally) },
              { term: "Completionist", value: formatPlayTime(timeToBeat.completely) },
            ]}
          />
          {timeToBeat.count !== null && (
            <p className="mt-2.5 text-[13px] text-ink-3">{plural(timeToBeat.count, "submission")}</p>
          )}
        </>
      ) : (
        <p className="text-[15px] text-ink-2">No data available</p>
      )}
    </SidePart>
  );
}
