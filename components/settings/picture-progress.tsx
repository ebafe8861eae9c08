import type { PictureProgress } from "./use-picture";

/** Upload progress as text and bar. Reserves its space. */
export function PictureProgressBar({ progress, label }: { progress: PictureProgress; label: string }) {
  const percent = progress?.step === "sending" ? Math.round(progress.share * 100) : 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={progress?.step === "sending" ? `${percent} %` : "Saving…"}
      className="grid gap-1.5"
    >
      <span className="text-[13px] text-ink-2 tabular-nums">
        {progress?.step === "sending" ? `Uploading… ${percent} %` : "Saving…"}
      </span>
      <span className="h-1.5 overflow-hidden rounded-full bg-raised">
        <span
          className="block h-full origin-left rounded-full bg-lamp transition-transform duration-150 ease-out"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </div>
  );
}
