import { Link } from "@/components/ui/link";
import { listHref } from "@/lib/games/browse-route";
import { type GameListName, GENRES } from "@/lib/games/genres";

/** All of IGDB's genres. One row on narrow screens, which begins at the current one where the browser can. */
export function GenreChips({ current }: { current: GameListName | null }) {
  return (
    <nav aria-label="Genres" className="genre-chips">
      {GENRES.map(({ list, name }) => (
        <Link key={list} href={listHref(list)} aria-current={list === current ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
