import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { listHref } from "@/lib/games/browse-route";
import { genreLabel, genreOfSlug } from "@/lib/games/genres";
import type { Game } from "@/lib/games/schema";
import { Chips } from "./chips";

/** Genres, with links to their lists. */
export function GameGenres({ genres }: Pick<Game, "genres">) {
  if (genres.length === 0) return null;
  return (
    <Card>
      <CardTitle>Genres</CardTitle>
      <Chips>
        {genres.map(({ name, slug }) => {
          const genre = genreOfSlug(slug);
          return (
            <li key={slug}>
              {genre ? (
                <Link href={listHref(genre.list)} prefetch={false} className="chip chip-link">
                  {genreLabel(genre)}
                </Link>
              ) : (
                <span className="chip">{name}</span>
              )}
            </li>
          );
        })}
      </Chips>
    </Card>
  );
}
