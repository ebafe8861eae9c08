import { countProgress, type Earned } from "@/lib/achievements/progress";

type ProgressPanelProps = {
  achievements: readonly { apiname: string }[];
  earned: ReadonlyMap<string, Earned>;
};

/** The spec's "Your Progress": three numbers and a bar. */
export function ProgressPanel({ achievements, earned }: ProgressPanelProps) {
  const counts = countProgress(achievements, earned);
  return (
    <>
      <h2 className="caption">Your Progress</h2>
      <dl className="mt-3 grid grid-cols-3 gap-x-4">
        <Figure label="Earned" value={String(counts.earned)} />
        <Figure label="Remaining" value={String(counts.remaining)} />
        <Figure label="Complete" value={`${counts.percent}%`} />
      </dl>
      <div
        role="progressbar"
        aria-label="Achievements earned"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={counts.percent}
        className="mt-4 h-2 overflow-hidden rounded bg-line"
      >
        <div className="h-full rounded bg-lamp" style={{ width: `${counts.percent}%` }} />
      </div>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="mt-1 text-[13px] text-ink-3">{label}</dt>
      <dd className="font-[650] font-display text-[28px] leading-none tabular-nums">{value}</dd>
    </div>
  );
}
