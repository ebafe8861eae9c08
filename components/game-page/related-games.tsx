import { CatalogueCard } from "@/components/collection/catalogue-card";
import { toCardGame } from "@/components/games/card-game";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { GameSummary } from "@/lib/games/schema";
import { GameSection } from "./game-section";

/** The width of `.game-strip`'s columns. */
const COVER_SIZES = "(min-width:1024px) 174px,(min-width:768px) 160px,136px";

type RelatedGamesProps = {
  id: string;
  title: string;
  games: GameSummary[];
  /** The page with all of them, where more are known than are shown. */
  all?: { href: string; count: number };
};

/** A titled row of cards; nothing without games. */
export function RelatedGames({ id, title, games, all }: RelatedGamesProps) {
  if (games.length === 0) return null;
  return (
    <GameSection id={id} title={title} data-view="grid">
      <ul className="game-strip">
        {games.map((game) => (
          <li key={game.id}>
            {/* There is no room for a genre. */}
            <CatalogueCard game={toCardGame({ ...game, genres: [] })} sizes={COVER_SIZES} withStatus />
          </li>
        ))}
      </ul>
      {all && all.count > games.length ? (
        <Button asChild size="sm">
          <Link href={all.href}>Show all ({all.count})</Link>
        </Button>
      ) : null}
    </GameSection>
  );
}
