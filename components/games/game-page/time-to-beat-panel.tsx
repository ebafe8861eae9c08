import { Card, CardTitle } from "@/components/ui/card";
import { plural } from "@/lib/format-count";
import { formatPlayTime } from "@/lib/games/format";
import type { TimeToBeat } from "@/lib/games/schema";

/** Play time, from IGDB's submissions. */
export function TimeToBeatPanel({ timeToBeat }: { timeToBeat: TimeToBeat | null }) {
  return (
    <Card>
      <CardTitle>Time to Beat</CardTitle>
      {timeToBeat ? (
        <>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 text-sm">
            <PlayTime label="Main" seconds={timeToBeat.hastily} />
            <PlayTime label="Main + Extra" seconds={timeToBeat.normally} />
            <PlayTime label="Completionist" seconds={timeToBeat.completely} />
          </dl>
          {timeToBeat.count !== null && (
            <p className="mt-3.5 text-[13px] text-ink-3">{plural(timeToBeat.count, "submission")}</p>
          )}
        </>
      ) : (
        <p className="text-sm text-ink-2">No data available</p>
      )}
    </Card>
  );
}

function PlayTime({ label, seconds }: { label: string; seconds: number | null }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{formatPlayTime(seconds)}</dd>
    </>
  );
}
