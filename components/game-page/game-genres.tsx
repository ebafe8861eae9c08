import Link from "next/link";
import { Fragment } from "react";
import { listHref } from "@/lib/games/browse-route";
import { genreLabel, genreOfSlug } from "@/lib/games/genres";
import type { Game } from "@/lib/games/schema";
import { SidePart } from "./side-part";

/** Genres, with links to their lists. */
export function GameGenres({ genres }: Pick<Game, "genres">) {
  if (genres.length === 0) return null;
  return (
    <SidePart title="Genres">
      <p className="text-[15px] text-ink-2">
        {genres.map(({ name, slug }, index) => {
          const genre = genreOfSlug(slug);
          return (
            <Fragment key={slug}>
              {index > 0 && ", "}
              {genre ? (
                <Link
                  href={listHref(genre.list)}
                  prefetch={false}
                  className="underline-offset-4 hover:text-ink hover:underline"
                >
                  {genreLabel(genre)}
                </Link>
              ) : (
                name
              )}
            </Fragment>
          );
        })}
      </p>
    </SidePart>
  );
}
