import { countProgress, type Earned } from "@/lib/achievements/progress";

type ProgressPanelProps = {
  achievements: readonly { apiname: string }[];
  earned: ReadonlyMap<string, Earned>;
};

/** The spec's "Your Progress": three numbers and a bar. */
export function ProgressPanel({ achievements, earned }: ProgressPanelProps) {
  const counts = countProgress(achievements, earned);
  return (
    <div className="grid animate-fade-in grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="text-[22px] md:text-[26px]">Your Progress</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 md:gap-x-14">
        <Figure label="Earned" value={String(counts.earned)} className="text-good" />
        <Figure label="Remaining" value={String(counts.remaining)} />
        <Figure label="Complete" value={`${counts.percent}%`} className="text-lamp-text" />
      </dl>
      <div
        role="progressbar"
        aria-label="Achievements earned"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={counts.percent}
        className="h-2.5 overflow-hidden rounded-pill bg-raised"
      >
        <div className="h-full rounded-pill bg-lamp" style={{ width: `${counts.percent}%` }} />
      </div>
    </div>
  );
}

function Figure({ label, value, className = "" }: { label: string; value: string; className?: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-[13px] text-ink-2">{label}</dt>
      <dd className={`font-display font-semibold text-[30px] leading-none tabular-nums ${className}`}>
        {value}
      </dd>
    </div>
  );
}
