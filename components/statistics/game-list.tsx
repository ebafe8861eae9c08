import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import type { GamesChart } from "@/lib/statistics/schema";
import { ChartCard } from "./chart-card";

export function GameList({ chart: { id, title, games, empty } }: { chart: GamesChart }) {
  return (
    <ChartCard id={id} title={title} empty={empty}>
      <ol className="game-figures">
        {games.map((game) => (
          <li key={game.id}>
            <Link href={gamePath(game)}>{game.name}</Link>
            <span>{game.fact}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
