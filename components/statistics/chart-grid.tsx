import type { Chart } from "@/lib/statistics/schema";
import { BarChart } from "./bar-chart";
import { ColumnChart } from "./column-chart";
import { GameList } from "./game-list";

export function ChartGrid({ charts }: { charts: readonly Chart[] }) {
  return (
    <div className="chart-grid">
      {charts.map((chart) => (
        <AnyChart key={chart.id} chart={chart} />
      ))}
    </div>
  );
}

function AnyChart({ chart }: { chart: Chart }) {
  if (chart.kind === "bars") return <BarChart chart={chart} />;
  if (chart.kind === "columns") return <ColumnChart chart={chart} />;
  return <GameList chart={chart} />;
}
