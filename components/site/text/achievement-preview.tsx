import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/icon";

type Sample = { icon: IconName; name: string; text: string; percent: number; earned?: string };

/** Invented samples. */
const SAMPLES: readonly Sample[] = [
  { icon: "trophy", name: "First Light", text: "Leave the harbour.", percent: 91.4, earned: "Mar 3, 2025" },
  { icon: "sparkles", name: "Collector", text: "Find every lantern.", percent: 23.8, earned: "Apr 19, 2025" },
  { icon: "skull", name: "Against the Tide", text: "Win without a shield.", percent: 6.2 },
  { icon: "crown", name: "Keeper of the Shelf", text: "Earn all the others.", percent: 2.9 },
];
const RARE_PERCENT = 10;

/** A drawing of the achievements page. */
export function AchievementPreview() {
  return (
    <figure className="mt-8 max-w-[736px]">
      <div aria-hidden="true" className="divide-y divide-line border-line border-y">
        {SAMPLES.map(({ icon, name, text, percent, earned }) => (
          <div key={name} className="flex items-center gap-4 py-3.5">
            <span
              className={cn(
                "grid size-12 shrink-0 place-items-center rounded-[10px] bg-raised",
                earned ? "text-lamp-text" : "text-ink-3",
              )}
            >
              <Icon name={icon} className="size-6" />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className={cn("block truncate font-semibold", !earned && "text-ink-2")}>{name}</span>
              <span className="block truncate text-[14px] text-ink-2">{text}</span>
            </span>
            <span className="grid text-right text-[13px] text-ink-3 tabular-nums">
              <span className={cn(percent <= RARE_PERCENT && "font-semibold text-lamp-text")}>
                {percent.toFixed(1)}%{percent <= RARE_PERCENT ? " · Rare" : null}
              </span>
              <span className={cn(earned && "text-good")}>{earned ?? "Locked"}</span>
            </span>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-[13.5px] text-ink-3">
        A drawing of the page, with achievements of our own invention.
      </figcaption>
    </figure>
  );
}
