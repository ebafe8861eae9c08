import { Link } from "@/components/ui/link";
import type { GamesChart } from "@/lib/statistics/schema";
import { ChartCard } from "./chart-card";

export function GameList({ chart: { id, title, games, empty } }: { chart: GamesChart }) {
  return (
    <ChartCard id={id} title={title} empty={games.length === 0 ? empty : null}>
      <ol className="grid gap-3">
        {games.map(({ id: gameId, name, path, fact }) => (
          <li key={gameId} className="flex items-baseline gap-3">
            <Link
              href={path}
              className="line-clamp-2 min-w-0 flex-1 text-[14.5px] leading-snug hover:text-lamp-text"
            >
              {name}
            </Link>
            <span className="shrink-0 text-[13.5px] text-ink-2 tabular-nums">{fact}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
