import { formatCount } from "@/lib/format-count";

type ProgressBarProps = {
  label: string;
  done: number;
  total: number;
  /** Replaces "3 of 12". */
  text?: string;
};

export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const shown = text ?? `${formatCount(done)} of ${formatCount(total)}`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={shown}
      className="grid gap-2"
    >
      <span className="text-[13.5px] text-ink-2 tabular-nums">{shown}</span>
      <span className="h-2 overflow-hidden rounded-full bg-raised">
        <span
          className="block h-full origin-left rounded-full bg-lamp transition-transform duration-300 ease-out"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  );
}
