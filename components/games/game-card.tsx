"use client";

import { type ReactNode, ViewTransition } from "react";
import { QuickActions } from "@/components/collection/quick-actions";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { categoryBadge } from "@/lib/games/category";
import { gamePath } from "@/lib/games/slug";
import type { CardGame } from "./card-game";
import { GameCover } from "./game-cover";
import { RatingBadge } from "./rating-badge";

const COVER_SIZES = "(min-width:1280px) 236px,(min-width:1024px) 23vw,(min-width:640px) 30vw,36vw";

/** Covers stay in place while a visitor types a search. */
const SHARED_COVER = { default: "cover", search: "none" };

export type GameCardProps = {
  game: CardGame;
  /** Of the cover, as in `<img sizes>`; by default those of a grid. */
  sizes?: string;
  /** For the first row of a page. */
  priority?: boolean;
  /** The game's status on the visitor's shelf, at the cover's upper right. */
  status?: ReactNode;
  /** Animates the cover into the one of the game's page. Once per game and page: transition names must be unique. */
  shared?: boolean;
};

/** A game in a list with the buttons that add it: a card in grid view, a row in list view, both in CSS (`view-list:`). */
export function GameCard({ game, sizes = COVER_SIZES, priority, status, shared }: GameCardProps) {
  const label = categoryBadge(game.category);
  const [firstGenre, ...moreGenres] = game.genres.map((genre) => genre.name);
  const cover = (
    <GameCover
      name={game.name}
      coverUrl={game.coverUrl}
      sizes={sizes}
      priority={priority}
      className="cover-lifting"
    />
  );
  return (
    <div className="group relative">
      <Link href={gamePath(game)} className="game-card game-row">
        <span className="row-cover">
          {shared ? (
            <ViewTransition name={`cover-${game.id}`} share={SHARED_COVER} default="none">
              {cover}
            </ViewTransition>
          ) : (
            cover
          )}
          {label ? (
            <Badge variant="plate" className="card-label">
              {label}
            </Badge>
          ) : null}
        </span>
        <span className="row-text">
          <span className="row-name">
            <h3>{game.name}</h3>
            {label ? (
              <span className="hidden view-list:block">
                <Badge>{label}</Badge>
              </span>
            ) : null}
          </span>
          <span className="row-figures">
            <span className="row-details">
              {[game.releaseDate?.slice(0, 4) ?? "TBA", firstGenre].filter(Boolean).join(" · ")}
              {moreGenres.length > 0 ? (
                <span className="list-only">{`, ${moreGenres.join(", ")}`}</span>
              ) : null}
            </span>
            <RatingBadge rating={game.rating} className="row-rating" />
          </span>
        </span>
        {status}
      </Link>
      <QuickActions game={game} />
    </div>
  );
}
