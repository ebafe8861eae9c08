import type { CSSProperties } from "react";
import { formatCount } from "@/lib/format-count";
import { columnLines, PLOT_HEIGHT, plotY } from "@/lib/statistics/column-lines";
import type { ColumnsChart } from "@/lib/statistics/schema";
import { withUnit } from "@/lib/statistics/units";

const LABEL_Y = PLOT_HEIGHT + 17;
const HEIGHT = PLOT_HEIGHT + 22;
/** The part of a column's share of the width that is not a gap. */
const FILL = 0.72;

/**
 * Columns whose figure is shown above the chart while they are hovered or focused; below them the same figures as a table.
 * Where the columns do not fit they scroll, below a scale that stays.
 */
export function ColumnChart({ chart }: { chart: ColumnsChart }) {
  const { id, description, unit, heading, ticks, href, columns, empty } = chart;
  if (empty !== undefined) return null;
  const style: CSSProperties & { "--columns": number } = { "--columns": columns.length };
  return (
    <>
      {description ? <p className="mb-3 text-[13.5px] text-ink-2">{description}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-labelledby={`chart-${id}`} className="column-chart">
        <div>
          <div style={style}>
            <svg aria-hidden="true" width="100%" height={HEIGHT}>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${2 * columns.length} ${PLOT_HEIGHT}`}
                height={PLOT_HEIGHT}
                preserveAspectRatio="none"
                stroke="var(--lamp)"
                strokeWidth={2 * FILL}
              >
                {columnLines(chart).map(({ d, status }) => (
                  <path key={d} d={d} stroke={status ? `var(--${status})` : undefined} />
                ))}
              </svg>
              {columns.map(({ label, short }, index) =>
                short === undefined ? null : (
                  <text
                    key={label}
                    x={`${Math.round(((index + 0.5) / columns.length) * 1000) / 10}%`}
                    y={LABEL_Y}
                  >
                    {short}
                  </text>
                ),
              )}
            </svg>
            {columns.map((column, index) =>
              column.value === 0 ? null : (
                <Column
                  key={column.label}
                  text={`${column.label}: ${withUnit(column.value, unit)}`}
                  href={column.to === undefined ? undefined : `${href}${column.to}`}
                  style={{ gridColumn: index + 1 }}
                />
              ),
            )}
          </div>
        </div>
        <svg aria-hidden="true" width="100%" height={HEIGHT}>
          {ticks.map((tick) => {
            const y = plotY(tick, chart);
            return (
              <g key={tick}>
                <line x2="100%" y1={y} y2={y} />
                <text y={y - 4}>{formatCount(tick)}</text>
              </g>
            );
          })}
          <line x2="100%" y1={PLOT_HEIGHT} y2={PLOT_HEIGHT} />
        </svg>
      </div>
      <details className="chart-table">
        <summary>Table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, value }) =>
              value === 0 ? null : (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatCount(value)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </details>
    </>
  );
}

type ColumnProps = { text: string; href: string | undefined; style: CSSProperties };

/** Has the height of the chart, so that low columns are easy to point at. The style sheet shows its text. */
function Column({ text, href, style }: ColumnProps) {
  return href === undefined ? (
    <span role="img" aria-label={text} style={style} />
  ) : (
    // biome-ignore lint/a11y/useAnchorContent: named by its label.
    <a href={href} aria-label={text} style={style} />
  );
}
