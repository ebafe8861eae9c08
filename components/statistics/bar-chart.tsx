import type { CSSProperties } from "react";
import { Link } from "@/components/ui/link";
import type { BarsChart } from "@/lib/statistics/schema";
import { ChartCard } from "./chart-card";

/** A table whose middle column draws the figures, so that screen readers announce a table. */
export function BarChart({ chart: { id, title, unit, bars, empty } }: { chart: BarsChart }) {
  const digits = Math.max(...bars.map(({ value }) => value.length));
  const style: CSSProperties & { "--figure": string } = { "--figure": `${digits}ch` };
  return (
    <ChartCard id={id} title={title} empty={bars.length === 0 ? empty : null}>
      <table className="bar-chart" aria-labelledby={`chart-${id}`} style={style}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, width, href, status }) => (
            <tr key={label}>
              <th scope="row">{href ? <Link href={href}>{label}</Link> : label}</th>
              <td>
                <svg aria-hidden="true">
                  <rect width={`${width}%`} fill={status && `var(--${status})`} />
                </svg>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartCard>
  );
}
