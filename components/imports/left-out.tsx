import { formatCount } from "@/lib/format-count";
import type { LeftOut } from "@/lib/imports/schema";

/** What the file has and the import leaves out on purpose, with the reasons. */
export function LeftOutRows({ leftOut }: { leftOut: readonly LeftOut[number][] }) {
  if (leftOut.length === 0) return null;
  return (
    <div className="mt-6 max-w-[704px] text-[14px]">
      <h3 className="font-medium text-ink-2">Left out on purpose</h3>
      <ul aria-label="Left out on purpose" className="mt-1.5 grid gap-1 text-ink-3">
        {leftOut.map(({ reason, count }) => (
          <li key={reason} className="flex gap-3 [overflow-wrap:anywhere]">
            <span className="min-w-8 text-right tabular-nums">{formatCount(count)}</span>
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
