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
    <figure className="mt-10 md:mt-12">
      <div
        aria-hidden="true"
        className="relative overflow-hidden rounded-card border border-line bg-surface p-4 sm:p-6 md:p-7"
      >
        <span className="lamp-glow absolute -top-40 right-[-10%] size-[26rem]" />
        <div className="relative flex flex-wrap items-end gap-x-10 gap-y-3">
          <p className="mr-auto font-display font-semibold text-[20px] tracking-[-.02em] max-sm:w-full md:text-[24px]">
            Your Progress
          </p>
          <Figure value="2" label="Earned" className="text-good" />
          <Figure value="2" label="Remaining" />
          <Figure value="50%" label="Complete" className="text-lamp-text" />
        </div>
        <div className="relative mt-4 h-2.5 overflow-hidden rounded-pill bg-raised">
          <div className="h-full w-1/2 rounded-pill bg-lamp" />
        </div>
        <div className="relative mt-6 grid gap-3 md:grid-cols-2">
          {SAMPLES.map((sample) => (
            <SampleCard key={sample.name} {...sample} />
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-[13.5px] text-ink-3">
        A drawing of the page, with achievements of our own invention.
      </figcaption>
    </figure>
  );
}

function Figure({ value, label, className }: { value: string; label: string; className?: string }) {
  return (
    <p className="flex flex-col">
      <span className={cn("font-display font-semibold text-[26px] leading-none tabular-nums", className)}>
        {value}
      </span>
      <span className="mt-1 text-[12.5px] text-ink-2">{label}</span>
    </p>
  );
}

function SampleCard({ icon, name, text, percent, earned }: Sample) {
  const isRare = percent <= RARE_PERCENT;
  return (
    <div className="relative flex items-center gap-3.5 overflow-hidden rounded-card border border-line bg-ground/60 p-3.5 pb-4">
      <span
        className={cn(
          "grid size-12 shrink-0 place-items-center rounded-[10px]",
          earned ? "bg-lamp text-lamp-ink" : "bg-raised text-ink-3",
        )}
      >
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={cn("truncate font-semibold text-[15px]", !earned && "text-ink-2")}>{name}</p>
        <p className="truncate text-[13.5px] text-ink-2">{text}</p>
        <p className="mt-1 flex justify-between gap-2 text-[12.5px] text-ink-3 tabular-nums">
          <span className={cn(isRare && "font-semibold text-lamp-text")}>
            {percent.toFixed(1)}%{isRare ? " · Rare" : null}
          </span>
          <span className={cn(earned && "font-medium text-good")}>{earned ?? "Locked"}</span>
        </p>
      </div>
      <span className="absolute inset-x-0 bottom-0 h-[3px] bg-raised">
        <span
          className={cn("block h-full", isRare ? "bg-lamp" : "bg-ink-3/60")}
          style={{ width: `${percent}%` }}
        />
      </span>
    </div>
  );
}
