import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { choicesOfRoute, filterParams, listHref } from "@/lib/games/browse-route";
import { genreOfList } from "@/lib/games/genres";
import { BrowseFilters } from "./browse-filters";
import type { BrowseScreenProps } from "./browse-screen";
import { BrowseSearch } from "./browse-search";
import { toFilterOptions } from "./filter-options";
import "./browse.css";

const TABS = [
  { href: listHref("popular"), label: "Popular" },
  { href: listHref("action"), label: "Action" },
  { href: listHref("adventure"), label: "Adventure" },
  { href: listHref("rpg"), label: "RPG" },
  { href: "/calendar", label: "Calendar" },
];

/** On phones the tabs and the chosen filters take the place of a list's heading. */
export function BrowseHeader({ route, heading, names, counts, platforms }: BrowseScreenProps) {
  const { page: _page, ...filter } = route;
  const { q, choices, ...companies } = filter;
  const hasCompany = filter.dev !== undefined || filter.pub !== undefined;
  const list = hasCompany || q ? null : filter.list;
  const genre = list && genreOfList(list);
  const kept = new URLSearchParams([...filterParams(companies, names), ...new URLSearchParams(choices)]);
  const usualOrder =
    list === "popular" ? null : q ? "Best match" : hasCompany ? "Best known" : "Best of the genre";
  return (
    <div className="browse-header">
      <nav aria-label="Lists" className="browse-tabs">
        {TABS.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={list && href === listHref(list) ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={list ? "browse-title is-in-tabs" : "browse-title"}>
        <h1>{heading}</h1>
        {genre && "label" in genre ? (
          <p className="text-[14px] text-ink-3">Genre on IGDB: {genre.name}</p>
        ) : null}
        {hasCompany ? (
          <Button asChild variant="ghost" size="sm">
            <Link href="/games">Show all games</Link>
          </Button>
        ) : null}
      </div>
      <div className="browse-search">
        <BrowseSearch action={listHref(filter.list)} q={q ?? ""} filters={Object.fromEntries(kept)} />
      </div>
      <div className="browse-add">
        <AddGameButton isShort />
      </div>
      <BrowseFilters
        filter={filter}
        names={names}
        options={toFilterOptions(choicesOfRoute(filter), counts, platforms, usualOrder)}
        total={counts.total}
      />
    </div>
  );
}
