"use client";

import { useSearchParams } from "next/navigation";
import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { QueryProvider } from "@/components/ui/query-provider";
import { type BrowsePlace, nextBrowsePath } from "@/lib/games/browse-path";
import type { GamePage } from "@/lib/games/schema";
import { readBrowseFilter } from "./browse-filter";
import { BrowseHeader } from "./browse-header";
import { BrowseList } from "./browse-list";
import { BrowseSearch } from "./browse-search";
import type { TypedText } from "./first-sign";

export type BrowseScreenProps = {
  place: BrowsePlace;
  page: GamePage;
  /** What a person did on the rendered screen, before this one took its place. */
  typed?: TypedText;
  isAddingOpen?: boolean;
};

/** The browse screen as the address's query asks for it. */
export function BrowseScreen(props: BrowseScreenProps) {
  return (
    <QueryProvider>
      <Screen {...props} />
    </QueryProvider>
  );
}

function Screen({ place, page, typed, isAddingOpen }: BrowseScreenProps) {
  const params = useSearchParams();
  const { filter, q, companyHeading, isFiltered } = readBrowseFilter(place.list, params);

  const search = (next: string) => {
    const query = new URLSearchParams(params);
    if (next) query.set("q", next);
    else query.delete("q");
    // Next follows the address without asking the server again; the list is the browser's from here on.
    window.history.replaceState(null, "", query.size > 0 ? `?${query}` : window.location.pathname);
  };

  return (
    <div className="wrap">
      <BrowseHeader
        list={place.list}
        title={companyHeading ?? (q ? "Search results" : null)}
        showAll={companyHeading !== null}
        search={<BrowseSearch q={q} typed={typed} onSearch={search} />}
        addGame={<AddGameButton from="browse" isOpenAtFirst={isAddingOpen} />}
      />
      {isFiltered ? (
        <BrowseList filter={filter} nextHref={null} />
      ) : (
        <BrowseList
          filter={filter}
          rendered={{ page, offset: place.offset }}
          nextHref={nextBrowsePath(place)}
        />
      )}
    </div>
  );
}
