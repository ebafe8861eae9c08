import type { Figure } from "@/lib/statistics/schema";

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-4">
      {figures.map(({ term, value }) => (
        <div key={term} className="flex flex-col-reverse">
          <dt className="text-[13.5px] text-ink-2">{term}</dt>
          <dd className="font-[700] font-display text-[28px] tabular-nums leading-tight md:text-[34px]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
