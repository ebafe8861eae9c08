import { Link } from "@/components/ui/link";
import { browseHref } from "@/lib/games/browse-route";
import { type GameListName, GENRES, genreLabel } from "@/lib/games/genres";

/** All of IGDB's genres. One row on narrow screens, which begins at the current one where the browser can. */
export function GenreChips({
  current,
  choices,
}: {
  current: GameListName | null;
  choices?: string | undefined;
}) {
  return (
    <nav aria-label="Genres" className="genre-chips">
      {GENRES.map((genre) => (
        <Link
          key={genre.list}
          href={browseHref({ list: genre.list, page: 1, ...(choices ? { choices } : {}) })}
          aria-current={genre.list === current ? "page" : undefined}
        >
          {genreLabel(genre)}
        </Link>
      ))}
    </nav>
  );
}
