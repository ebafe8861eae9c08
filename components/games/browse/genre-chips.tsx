import { Link } from "@/components/ui/link";
import { browseHref } from "@/lib/games/browse-route";
import { type GameListName, GENRES } from "@/lib/games/genres";

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
      {GENRES.map(({ list, name }) => (
        <Link
          key={list}
          href={browseHref({ list, page: 1, ...(choices ? { choices } : {}) })}
          aria-current={list === current ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
