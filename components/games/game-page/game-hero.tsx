import { ViewTransition } from "react";
import { CollectionButton } from "@/components/collection/collection-button";
import { GameCover } from "@/components/games/game-cover";
import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { parentLine } from "@/lib/games/parent-line";
import type { Game } from "@/lib/games/schema";
import { GameFacts } from "./game-facts";
import { ReleaseState } from "./release-state";

/** Longer titles are set in smaller type. */
const LONG_TITLE_CHARACTERS = 32;
const VERY_LONG_TITLE_CHARACTERS = 80;

export function GameHero({ game }: { game: Game }) {
  // Props of a client component are part of the page: pass only what it needs.
  const { id, name, path, releaseDate, releasePeriod } = game;
  const parent = parentLine(game);
  return (
    <header className="relative isolate">
      {game.coverUrl && <HeroBackdrop coverUrl={game.coverUrl} />}
      <div className="wrap grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-6 pt-8 md:items-end md:grid-cols-[16.5rem_minmax(0,1fr)] md:grid-rows-[1fr_auto] md:gap-x-10 md:pt-16">
        <div className="md:row-span-2">
          <ViewTransition name={`cover-${game.id}`} share="cover" default="none">
            <GameCover
              name={game.name}
              coverUrl={game.coverUrl}
              sizes="(min-width: 768px) 264px, 104px"
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
          <h1 className={cn("text-balance [overflow-wrap:anywhere]", titleSize(name))}>{name}</h1>
          <GameFacts game={game} className="mt-4 md:mt-6" />
        </div>
        <div className="col-span-2 grid gap-5 md:col-span-1">
          <ReleaseState game={game} />
          <div className="relative flex min-h-[42px] gap-1.5 sm:gap-2 lg:flex-wrap lg:gap-3">
            <CollectionButton
              game={{ id, name, path, releaseDate, releasePeriod }}
              className="max-lg:min-w-0 max-md:grow"
            />
          </div>
        </div>
      </div>
    </header>
  );
}

function titleSize({ length }: string): string {
  if (length > VERY_LONG_TITLE_CHARACTERS) return "text-xl md:text-4xl";
  return length > LONG_TITLE_CHARACTERS ? "text-2xl md:text-5xl" : "text-3xl md:text-6xl";
}
