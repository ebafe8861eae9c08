import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Game } from "@/lib/games/schema";

/** For games that are not on Steam, or have no achievements there. */
export function NoAchievements({ game }: { game: Pick<Game, "steamAppId" | "path"> }) {
  return (
    <Card className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <h2 className="text-[26px]">No Steam Achievements</h2>
      <p className="max-w-[46ch] text-ink-2">
        {game.steamAppId
          ? "No achievements found for this game. Steam lists none for it, or they are still to come."
          : "This game has no link to Steam, so there are no achievements to show."}
      </p>
      <Button asChild className="mt-3">
        <Link href={game.path}>Back to the game</Link>
      </Button>
    </Card>
  );
}
