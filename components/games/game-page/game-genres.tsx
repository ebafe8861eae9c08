import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { browsePath } from "@/lib/games/browse-path";
import { listOfGenre } from "@/lib/games/genre-list";
import type { Game } from "@/lib/games/schema";
import { Chips, chipClasses } from "./chips";

/** Genres; one that has a tab on the browse screen leads there. */
export function GameGenres({ genres }: Pick<Game, "genres">) {
  if (genres.length === 0) return null;
  return (
    <Card>
      <CardTitle>Genres</CardTitle>
      <Chips>
        {genres.map(({ name, slug }) => {
          const list = listOfGenre(slug);
          return (
            <li key={slug}>
              {list ? (
                <Link
                  href={browsePath(list)}
                  prefetch={false}
                  className={`${chipClasses} hover:border-line-strong hover:text-ink`}
                >
                  {name}
                </Link>
              ) : (
                <span className={chipClasses}>{name}</span>
              )}
            </li>
          );
        })}
      </Chips>
    </Card>
  );
}
