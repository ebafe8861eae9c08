import { LogoMark } from "@/components/page/logo-mark";
import { Icon } from "@/components/ui/icon";

const HINTS = [
  { isFine: true, text: "Write the name as one word with one capital: Questshelf." },
  { isFine: true, text: "Leave free space around the mark, at least as wide as one of its spines." },
  {
    isFine: true,
    text: "Use it to write about Questshelf, or to link to your profile. You don’t need to ask.",
  },
  {
    isFine: false,
    text: "Don’t change its colours, stretch it, turn it or stand the leaning spine upright.",
  },
  { isFine: false, text: "Don’t show it smaller than 16 pixels: the spines would run together." },
  {
    isFine: false,
    text: "Don’t use it as the logo of something else, or in a way that looks as if we had made it.",
  },
] as const;

const COLORS = [
  { name: "Night", value: "#0d0e14" },
  { name: "Paper", value: "#f4f4f8" },
  { name: "Blue", value: "#6fa8f5" },
  { name: "Green", value: "#3ed0a8" },
  { name: "Lamp", value: "#f5b942" },
] as const;

/** Rules for the logo, with its colours on both themes. */
export function LogoUsage() {
  return (
    <section aria-labelledby="usage" className="mt-12 md:mt-16">
      <h2 id="usage" className="text-[22px]">
        Using the mark
      </h2>
      <div className="mt-5 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
        <div className="grid min-h-48 grid-cols-2 overflow-hidden rounded-card border border-line">
          <div className="grid place-items-center bg-[#0d0e14] [--ink:#f4f4f8] [--playing:#3ed0a8] [--want:#6fa8f5]">
            <LogoMark className="size-20 md:size-24" />
          </div>
          <div className="grid place-items-center bg-[#f7f3ea] [--ink:oklch(0.235_0.02_60)] [--playing:oklch(0.6_0.12_172)] [--want:oklch(0.55_0.15_255)]">
            <LogoMark className="size-20 md:size-24" />
          </div>
        </div>
        <ul className="grid content-center gap-3">
          {HINTS.map(({ isFine, text }) => (
            <li key={text} className="flex gap-3 text-[15.5px] text-ink-2 leading-snug">
              {isFine ? (
                <Icon name="check" className="mt-px size-5 shrink-0 text-good" />
              ) : (
                <Icon name="x" className="mt-px size-5 shrink-0 text-danger-text" />
              )}
              {text}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="caption mt-8">Its colours</h3>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {COLORS.map(({ name, value }) => (
          <li key={value}>
            <span
              aria-hidden="true"
              className="block h-16 rounded-control border border-line"
              style={{ background: value }}
            />
            <span className="mt-2 flex items-baseline justify-between gap-2 text-[14px]">
              {name}
              <code className="text-[13px] text-ink-3">{value}</code>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
