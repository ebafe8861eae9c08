import type { CSSProperties } from "react";
import { PLOT_HEIGHT } from "@/lib/statistics/plot-height";
import type { ColumnsChart } from "@/lib/statistics/schema";
import { ChartCard } from "./chart-card";

const LABEL_Y = PLOT_HEIGHT + 17;
const HEIGHT = PLOT_HEIGHT + 22;

/**
 * Columns whose figure is shown above the chart while they are hovered or focused; below them the same figures as a table.
 * Widths are percent, so that labels keep their size.
 */
export function ColumnChart({ chart }: { chart: ColumnsChart }) {
  const { id, title, description, unit, heading, ticks, labels, columnWidth, columns, shapes, empty } = chart;
  const hasLinks = columns.some(({ href }) => href !== undefined);
  const style: CSSProperties & { "--column": string } = { "--column": `${columnWidth}%` };
  return (
    <ChartCard id={id} title={title} empty={columns.length === 0 ? empty : null}>
      {description ? <p className="-mt-2 mb-3 text-[13.5px] text-ink-2">{description}</p> : null}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its label is made of ids. */}
      <svg
        role={hasLinks ? "group" : "img"}
        aria-labelledby={`chart-${id} chart-${id}-desc`}
        width="100%"
        height={HEIGHT}
        className="column-chart"
        style={style}
      >
        <desc
          id={`chart-${id}-desc`}
        >{`${unit} by ${heading.toLowerCase()}; all figures are in the table below.`}</desc>
        {ticks.map(({ label, y }) => (
          <g key={label}>
            <line x2="100%" y1={y} y2={y} />
            <text y={y - 4}>{label}</text>
          </g>
        ))}
        <line className="column-base" x2="100%" y1={PLOT_HEIGHT} y2={PLOT_HEIGHT} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${PLOT_HEIGHT}`}
          height={PLOT_HEIGHT}
          preserveAspectRatio="none"
          stroke="var(--lamp)"
          strokeWidth={columnWidth}
        >
          {shapes.map(({ d, status }) => (
            <path key={d} d={d} stroke={status && `var(--${status})`} />
          ))}
        </svg>
        {columns.map((column) => (
          <Column key={column.label} column={column} />
        ))}
        {labels.map(({ text, x }) => (
          <text key={text} className="column-label" x={`${x}%`} y={LABEL_Y}>
            {text}
          </text>
        ))}
      </svg>
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
            {columns.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </ChartCard>
  );
}

/** The rectangle is as high as the chart, so that low columns are easy to point at. */
function Column({ column: { label, value, x, href } }: { column: ColumnsChart["columns"][number] }) {
  const text = `${label}: ${value}`;
  const rect = <rect x={`${x}%`} />;
  // Beside the link, whose area is then the column alone.
  return href === undefined ? (
    <>
      {rect}
      <text>{text}</text>
    </>
  ) : (
    <>
      <a href={href} aria-label={text}>
        {rect}
      </a>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text of an SVG takes no focus. */}
      <text aria-hidden="true">{text}</text>
    </>
  );
}
