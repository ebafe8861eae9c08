import { type ReactNode, ViewTransition } from "react";
import { GameCover } from "@/components/games/game-cover";
import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { parentLine } from "@/lib/games/parent-line";
import type { Game } from "@/lib/games/schema";
import { GameFacts } from "./game-facts";

/** Longer titles are set in smaller type. */
const LONG_TITLE_CHARACTERS = 32;
const VERY_LONG_TITLE_CHARACTERS = 80;

type GameHeroProps = {
  game: Game;
  /** What the user has of the game. */
  shelf: ReactNode;
};

export function GameHero({ game, shelf }: GameHeroProps) {
  const parent = parentLine(game);
  return (
    <header className="relative isolate">
      {game.coverUrl && <HeroBackdrop coverUrl={game.coverUrl} />}
      <div className="wrap grid grid-cols-[112px_minmax(0,1fr)] items-end gap-x-4 gap-y-5 pt-3 md:grid-cols-[240px_minmax(0,1fr)] md:grid-rows-[1fr_auto] md:gap-x-10 md:gap-y-7 md:pt-12">
        <div className="md:row-span-2">
          <ViewTransition name={`cover-${game.id}`} share="cover" default="none">
            <GameCover
              name={game.name}
              coverUrl={game.coverUrl}
              sizes="(min-width: 768px) 240px, 112px"
              priority
            />
          </ViewTransition>
        </div>
        <div className="min-w-0">
          {parent && (
            <p className="mb-2.5 text-[14px] text-ink-2 md:mb-3.5 md:text-[15px]">
              {parent.relation}{" "}
              <Link href={parent.path} className="font-medium text-ink link">
                {parent.name}
              </Link>
            </p>
          )}
          <h1 className={cn("text-balance leading-none [overflow-wrap:anywhere]", titleSize(game.name))}>
            {game.name}
          </h1>
          <GameFacts game={game} />
        </div>
        <div className="strip-place col-span-2 md:col-span-1">{shelf}</div>
      </div>
    </header>
  );
}

function titleSize({ length }: string): string {
  if (length > VERY_LONG_TITLE_CHARACTERS) return "text-xl md:text-4xl";
  return length > LONG_TITLE_CHARACTERS ? "text-2xl md:text-5xl" : "text-[32px] md:text-[56px]";
}
