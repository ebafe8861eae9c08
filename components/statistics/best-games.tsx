"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { Board, Boards } from "@/components/games/boards";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import type { Year } from "@/lib/statistics/schema";

const COVER_SIZES = "(min-width:1280px) 196px,(min-width:1024px) 19vw,(min-width:640px) 23vw,31vw";

/** A client component, because its props take less of the page than its elements would. */
export function BestGames({ games }: { games: Year["best"] }) {
  return (
    <section aria-labelledby="best-games" className="mt-9" data-view="grid">
      <h3 id="best-games" className="mb-4 text-[20px]">
        Completed
      </h3>
      <Boards className="grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
        {games.map(({ id, name, coverUrl, releaseDate, fact, isAdult }, index) => (
          <li key={id} className="group relative min-w-0">
            <Link href={gamePath({ id, name })} className="block rounded-cover">
              <GameCover
                name={name}
                coverUrl={coverUrl}
                sizes={COVER_SIZES}
                isAdult={isAdult}
                className="cover-lifting"
              />
              <span className="sr-only">{name}</span>
            </Link>
            <QuickActions game={{ id, name, releaseDate }} />
            <Board isLast={index === games.length - 1} />
            <p aria-hidden="true" className="mt-2 truncate text-[13px]">
              {name}
            </p>
            <p className="truncate text-[12.5px] text-ink-2 tabular-nums">{fact}</p>
          </li>
        ))}
      </Boards>
    </section>
  );
}
