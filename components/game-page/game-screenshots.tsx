import type { Game } from "@/lib/games/schema";
import { GameSection } from "./game-section";
import { ScreenshotGallery } from "./screenshot-gallery";

/** All screenshots; each opens in the viewer, or on its own without scripts. */
export function GameScreenshots({ game }: { game: Game }) {
  if (game.screenshots.length === 0) return null;
  return (
    <GameSection id="screenshots" title="Screenshots">
      <ScreenshotGallery
        name={game.name}
        slug={game.slug}
        urls={[...new Set(game.screenshots.map(({ url }) => url))]}
      />
    </GameSection>
  );
}
