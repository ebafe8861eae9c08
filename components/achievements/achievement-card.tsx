import { cn } from "@/components/ui/cn";
import { formatPercent, isRare, type ShownAchievement } from "@/lib/achievements/achievement";
import type { Earned } from "@/lib/achievements/progress";
import { localDate } from "@/lib/local-date";

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
    <li className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line border-b py-3.5 last:border-0 sm:grid-cols-[48px_minmax(0,1fr)_auto]">
      <Icon achievement={achievement} earned={earned} />
      <div className="min-w-0 leading-snug">
        <h3
          className={cn(
            "font-sans font-semibold text-[15.5px] leading-snug tracking-normal [overflow-wrap:anywhere]",
            isLocked && "text-ink-2",
          )}
        >
          {title}
        </h3>
        {description ? (
          <p className="mt-0.5 text-[14px] text-ink-2 [overflow-wrap:anywhere]">{description}</p>
        ) : isHidden ? (
          <p className="mt-0.5 text-[14px] text-ink-3">Hidden achievement</p>
        ) : null}
      </div>
      <p className="col-start-2 flex flex-wrap justify-between gap-x-3 text-[13px] text-ink-3 tabular-nums sm:col-start-3 sm:grid sm:text-right">
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
    </li>
  );
}

/** Grey until it is known to be earned. */
function Icon({ achievement, earned }: AchievementCardProps) {
  const isEarned = earned?.isEarned ?? false;
  const src = isEarned ? earned?.icon : achievement.icongray;
  return (
    <span className="size-12 self-start overflow-hidden rounded-[10px] bg-raised">
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

/** Client-only, in the visitor's time zone. */
function Standing({ earned }: { earned: Earned }) {
  if (!earned.isEarned) return <span>Locked</span>;
  const time = earned.unlocktime > 0 ? new Date(earned.unlocktime * 1000).toISOString() : null;
  return (
    <span className="text-good">Earned {time ? <time dateTime={time}>{localDate(time)}</time> : null}</span>
  );
}
