import type { CSSProperties } from "react";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";
import type { BarsChart } from "@/lib/statistics/schema";

type Style = CSSProperties & Record<`--${string}`, string>;

/** A table whose cells draw their figures, so that screen readers announce a table. */
export function BarChart({ chart: { id, title, href, bars } }: { chart: BarsChart }) {
  const most = Math.max(...bars.map(({ value }) => value));
  const style: Style = { "--figure": `${formatCount(most).length}ch` };
  return (
    <table className="bar-chart" aria-labelledby={`chart-${id}`} style={style}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, to, status }) => {
          const bar: Style = {
            "--width": `${Math.round((value / most) * 1000) / 10}%`,
            ...(status ? { "--bar": `var(--${status})` } : {}),
          };
          return (
            // Two developers may have one name.
            <tr key={`${label} ${to}`}>
              <th scope="row">{to === undefined ? label : <Link href={`${href}${to}`}>{label}</Link>}</th>
              <td>
                <i style={bar} />
                {formatCount(value)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
