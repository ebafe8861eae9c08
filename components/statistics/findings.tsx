import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import type { Chart } from "@/lib/statistics/schema";
import { withUnit } from "@/lib/statistics/units";
import { BarChart } from "./bar-chart";
import { ColumnChart } from "./column-chart";

/** What each chart shows in words; the chart opens below. */
export function Findings({ charts }: { charts: readonly Chart[] }) {
  return charts.map((chart) => (
    <Finding key={chart.id} id={`chart-${chart.id}`} title={chart.title} text={findingOf(chart)}>
      <AnyChart chart={chart} />
    </Finding>
  ));
}

type FindingProps = { id: string; title: string; text: string; children: ReactNode };

export function Finding({ id, title, text, children }: FindingProps) {
  return (
    <section aria-labelledby={id}>
      <details className="finding">
        <summary>
          <h2 id={id}>{title}</h2>
          {text}
        </summary>
        {children}
      </details>
    </section>
  );
}

function AnyChart({ chart }: { chart: Chart }) {
  if (chart.kind === "bars") return <BarChart chart={chart} />;
  if (chart.kind === "columns") return <ColumnChart chart={chart} />;
  return (
    <ol className="game-figures">
      {chart.games.map((game) => (
        <li key={game.id}>
          <Link href={gamePath(game)}>{game.name}</Link>
          <span>{game.fact}</span>
        </li>
      ))}
    </ol>
  );
}

/** Before the label of a chart's largest figure. */
const LEADS: Readonly<Record<string, string>> = {
  statuses: "Most are",
  ratings: "Given most often:",
  added: "Most in",
  completed: "Most in",
  played: "Most in",
  genres: "Mostly",
  themes: "Mostly",
  platforms: "Most on",
  developers: "Most by",
  decades: "Most from the",
};

function findingOf(chart: Chart): string {
  if (chart.kind === "games") {
    const [first] = chart.games;
    return first ? `${first.name}, ${first.fact}` : (chart.empty ?? "");
  }
  const values: readonly { label: string; value: number }[] =
    chart.kind === "bars" ? chart.bars : chart.columns;
  const [most] = values.toSorted((a, b) => b.value - a.value);
  if (!most || most.value === 0) return (chart.kind === "columns" && chart.empty) || "No games yet.";
  return `${LEADS[chart.id] ?? "Most"} ${most.label}: ${withUnit(most.value, chart.kind === "columns" ? chart.unit : "Games")}`;
}
