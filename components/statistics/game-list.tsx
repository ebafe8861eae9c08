import { Link } from "@/components/ui/link";
import type { GamesChart } from "@/lib/statistics/schema";
import { ChartCard } from "./chart-card";

export function GameList({ chart: { id, title, games, empty } }: { chart: GamesChart }) {
  return (
    <ChartCard id={id} title={title} empty={games.length === 0 ? empty : null}>
      <ol className="game-figures">
        {games.map(({ id: gameId, name, path, fact }) => (
          <li key={gameId}>
            <Link href={path}>{name}</Link>
            <span>{fact}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
