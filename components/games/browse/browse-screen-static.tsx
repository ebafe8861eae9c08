import { GameGrid } from "@/components/games/game-grid";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { BrowseHeader } from "./browse-header";
import { BrowseListSkeleton } from "./browse-list-skeleton";
import { BrowsePages } from "./browse-pages";
import type { BrowseScreenProps } from "./browse-screen";
import { BrowseSearchField } from "./browse-search-field";

/**
 * The same screen before its query is known: what a crawler and a browser without JavaScript get. Where the address
 * does ask for something (`data-filtered`, set before the first paint), skeletons stand in for the list.
 */
export function BrowseScreenStatic({ place, page }: Pick<BrowseScreenProps, "place" | "page">) {
  return (
    <div className="wrap">
      <BrowseHeader
        list={place.list}
        search={<BrowseSearchField />}
        addGame={
          <Button className="needs-script" aria-haspopup="dialog">
            <Icon name="plus" className="size-[18px]" />
            <span>
              Add<span className="max-sm:sr-only"> game</span>
            </span>
          </Button>
        }
      />
      <div className="[[data-filtered]_&]:hidden">
        <h2 className="sr-only">Games</h2>
        <GameGrid games={page.games} />
        <BrowsePages place={place} hasNext={page.nextOffset !== null} />
      </div>
      <div className="hidden [[data-filtered]_&]:block">
        <BrowseListSkeleton />
      </div>
    </div>
  );
}
