import { cn } from "@/components/ui/cn";
import type { Game } from "@/lib/games/schema";
import { GameSection } from "./game-section";

/** Summary and storyline. */
export function GameAbout({ game }: { game: Game }) {
  return (
    <>
      {game.description && (
        <GameSection id="about" title="About" hidesTitle>
          <Prose text={game.description} className="max-md:mt-0" />
        </GameSection>
      )}
      {game.storyline && (
        <GameSection id="storyline" title="Storyline">
          <Prose text={game.storyline} />
        </GameSection>
      )}
    </>
  );
}

function Prose({ text, className }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div
      className={cn(
        "mt-[18px] grid max-w-[64ch] gap-4 text-base/[1.6] text-ink-2 [overflow-wrap:anywhere] md:text-[17px]",
        className,
      )}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
