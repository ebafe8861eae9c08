import { BoardMessage } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Game } from "@/lib/games/schema";

/** For games that are not on Steam, or have no achievements there. */
export function NoAchievements({ game }: { game: Pick<Game, "steamAppId" | "path"> }) {
  return (
    <BoardMessage
      title="No Steam Achievements"
      text={
        game.steamAppId
          ? "No achievements found for this game. Steam lists none for it, or they are still to come."
          : "This game has no link to Steam, so there are no achievements to show."
      }
    >
      <Button asChild variant="primary">
        <Link href={game.path}>Back to the game</Link>
      </Button>
    </BoardMessage>
  );
}
