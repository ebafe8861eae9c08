import { cn } from "@/components/ui/cn";
import { formatPercent, isRare, type ShownAchievement } from "@/lib/achievements/achievement";
import type { Earned } from "@/lib/achievements/progress";

/** Steam's icons are square, of 32, 64 or 256 pixels. */
const ICON_PX = 64;

type AchievementCardProps = {
  achievement: ShownAchievement;
  /** The visitor's progress; null while unknown. */
  earned: Earned | null;
};

/** Has the same height with and without the visitor's progress. */
export function AchievementCard({ achievement, earned }: AchievementCardProps) {
  const { title, description, isHidden, percent } = achievement;
  const isLocked = earned !== null && !earned.isEarned;
  const rare = isRare(achievement);
  return (
    <li className="relative flex gap-3.5 overflow-hidden rounded-card border border-line bg-surface p-4 pb-[18px] md:gap-4">
      <Icon achievement={achievement} earned={earned} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3
          className={cn(
            "font-sans font-semibold text-[15.5px] leading-snug tracking-[-.005em] [overflow-wrap:anywhere]",
            isLocked && "text-ink-2",
          )}
        >
          {title}
        </h3>
        {description ? (
          <p className="mt-0.5 text-[14px] text-ink-2 leading-snug [overflow-wrap:anywhere]">{description}</p>
        ) : isHidden ? (
          <p className="mt-0.5 text-[14px] text-ink-3 italic leading-snug">Hidden achievement</p>
        ) : null}
        <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-2 text-[13px] text-ink-3 leading-snug tabular-nums">
          {percent === null ? (
            <span>No figure yet</span>
          ) : (
            <span>
              <span className={cn("font-semibold", rare ? "text-lamp-text" : "text-ink-2")}>
                {formatPercent(percent)}
              </span>{" "}
              of players
              {rare ? <span className="max-sm:sr-only"> · Rare</span> : null}
            </span>
          )}
          {earned ? <Standing earned={earned} /> : null}
        </p>
      </div>
      {percent === null ? null : (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[3px] bg-raised">
          <span
            className={cn("block h-full", rare ? "bg-lamp" : "bg-ink-3/60")}
            style={{ width: `${Math.max(percent, 0.5)}%` }}
          />
        </span>
      )}
    </li>
  );
}

/** Grey until it is known to be earned. */
function Icon({ achievement, earned }: AchievementCardProps) {
  const isEarned = earned?.isEarned ?? false;
  const src = isEarned ? earned?.icon : achievement.icongray;
  return (
    <span className="relative size-12 shrink-0 overflow-hidden rounded-[10px] bg-raised shadow-cover md:size-16">
      {src ? (
        <img
          src={src}
          alt=""
          width={ICON_PX}
          height={ICON_PX}
          loading="lazy"
          decoding="async"
          className={cn("size-full object-cover", !isEarned && "grayscale")}
        />
      ) : null}
    </span>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/** Client-only, in the visitor's time zone. */
function Standing({ earned }: { earned: Earned }) {
  if (!earned.isEarned) return <span>Locked</span>;
  const date = earned.unlocktime > 0 ? new Date(earned.unlocktime * 1000) : null;
  return (
    <span className="whitespace-nowrap font-medium text-good">
      <span aria-hidden="true" className="sm:hidden">
        ✓{" "}
      </span>
      <span className={cn(date && "max-sm:sr-only")}>Earned </span>
      {date ? <time dateTime={date.toISOString()}>{DATE.format(date)}</time> : null}
    </span>
  );
}
