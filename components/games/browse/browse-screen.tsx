import type { ReactNode } from "react";
import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { ShelfGameGrid } from "@/components/collection/shelf-game-grid";
import { toCardGame } from "@/components/games/card-game";
import { HiddenGames } from "@/components/games/hidden-games";
import {
  type BrowseRoute,
  type CompanyNames,
  filterParams,
  listHref,
  nextBrowseHref,
} from "@/lib/games/browse-route";
import type { GamePage } from "@/lib/games/schema";
import { AdultResults } from "./adult-results";
import { BrowseHeader } from "./browse-header";
import { BrowseMessage } from "./browse-message";
import { BrowseSearch } from "./browse-search";
import { MoreBrowseGames } from "./more-browse-games";

export type BrowseScreenProps = {
  route: BrowseRoute;
  heading: string;
  /** Names of the companies in `route`. */
  names: CompanyNames;
  page: GamePage;
};

export function BrowseScreen({ route, heading, names, page }: BrowseScreenProps) {
  const { page: _number, ...filter } = route;
  const { q, ...companies } = filter;
  const withAdultResults = (visible: ReactNode) =>
    q && page.hidden ? (
      <AdultResults key={q} search={{ ...filter, q }} count={page.hidden}>
        {visible}
      </AdultResults>
    ) : (
      visible
    );
  const hasCompany = route.dev !== undefined || route.pub !== undefined;
  return (
    <div className="wrap">
      <BrowseHeader
        title={heading}
        list={hasCompany || q ? null : route.list}
        showAll={hasCompany}
        search={
          <BrowseSearch
            action={listHref(route.list)}
            q={q ?? ""}
            filters={Object.fromEntries(filterParams(companies, names))}
          />
        }
        addGame={<AddGameButton from="browse" />}
      />
      {page.games.length === 0 ? (
        withAdultResults(
          <BrowseMessage
            title="No games found"
            text={
              q ? `No games match "${q}". Try a different search term.` : "No games available at the moment"
            }
          >
            <HiddenGames count={page.hidden} className="text-[14px] text-ink-3" />
          </BrowseMessage>,
        )
      ) : (
        <>
          <h2 className="sr-only">Games</h2>
          <div className="game-grid [&>ul]:contents">
            <ShelfGameGrid games={page.games.map(toCardGame)} shared />
            {page.nextOffset === null ? null : (
              <MoreBrowseGames
                filter={filter}
                offset={page.nextOffset}
                href={nextBrowseHref(route, names)}
                shownIds={page.games.map(({ id }) => id)}
              />
            )}
          </div>
          {withAdultResults(
            <HiddenGames count={page.hidden} className="mt-8 text-center text-[14px] text-ink-3" />,
          )}
        </>
      )}
    </div>
  );
}
