import { ViewTransition } from "react";
import { CollectionButton } from "@/components/collection/collection-button";
import { ageRatingLabel } from "@/lib/games/age-rating";
import imageLoader from "@/lib/games/image-loader";
import type { Game } from "@/lib/games/schema";
import { GameCover } from "./game-cover";
import { ScoreRing } from "./score-ring";

/** The top of a game's page: cover, title, figures and actions, over the cover's own colours. */
export function GameHero({ game }: { game: Game }) {
  // The button is the browser's: what it is given travels in the page, so it gets no more than it needs.
  const { id, name, path, releaseDate } = game;
  return (
    <header className="relative isolate">
      {game.coverUrl && <Backdrop coverUrl={game.coverUrl} />}
      <div className="wrap grid grid-cols-[6.5rem_minmax(0,1fr)] items-end gap-x-5 gap-y-6 pt-8 md:grid-cols-[16.5rem_minmax(0,1fr)] md:grid-rows-[1fr_auto] md:gap-x-10 md:pt-16">
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
          <h1 className="text-3xl text-balance md:text-6xl">{game.name}</h1>
          <GameFacts game={game} />
        </div>
        <div className="col-span-2 flex flex-wrap gap-3 md:col-span-1">
          <CollectionButton game={{ id, name, path, releaseDate }} className="max-md:grow" />
        </div>
      </div>
    </header>
  );
}

/** The smallest cover, blurred: its colours are all that is wanted, and 90 pixels hold them. */
function Backdrop({ coverUrl }: { coverUrl: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 -top-16 -z-10 h-[520px] overflow-hidden [mask-image:linear-gradient(#000_30%,transparent)]"
    >
      <img
        src={imageLoader({ src: coverUrl, width: 90 })}
        alt=""
        width={90}
        height={128}
        className="absolute -inset-x-[10%] -top-[30%] h-[200%] w-[120%] max-w-none object-cover blur-[60px] saturate-[1.3]"
      />
      <div className="absolute inset-0 bg-ground/50" />
    </div>
  );
}

function GameFacts({ game }: { game: Game }) {
  const developers = game.companies.filter((company) => company.isDeveloper).map((company) => company.name);
  const ageRating = ageRatingLabel(game.ageRating);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-[15px] text-ink-2 md:mt-6 md:gap-x-5">
      {game.rating !== null && <ScoreRing rating={game.rating} />}
      <span className="font-semibold text-ink tabular-nums">
        {game.releaseYear ?? "Release date unknown"}
      </span>
      {developers.length > 0 && <span>{developers.slice(0, 2).join(", ")}</span>}
      {ageRating && (
        <span
          className="rounded-[7px] border border-line bg-ground/60 px-2 py-1 text-[13px]"
          title="Age rating"
        >
          <span className="sr-only">Age rating: </span>
          {ageRating}
        </span>
      )}
    </div>
  );
}
