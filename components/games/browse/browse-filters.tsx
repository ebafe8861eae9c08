import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import {
  type BrowseRoute,
  browseHref,
  type CompanyNames,
  filterParams,
  listHref,
} from "@/lib/games/browse-route";
import { type Choice, choicesOf, SORTS } from "@/lib/games/choices";
import { FilterForm } from "./filter-form";
import { type FilterCounts, toFilterOptions } from "./filter-options";
import { FilterPanel, HiddenFields } from "./filter-panel";
import { ShelfChip } from "./shelf-chip";

export type BrowseFiltersProps = {
  route: BrowseRoute;
  names: CompanyNames;
  chosen: Choice[];
  counts: FilterCounts;
  platforms: Map<number, string>;
};

/** What the list is filtered and sorted by, and the panel to change it. */
export function BrowseFilters({ route, names, chosen, counts, platforms }: BrowseFiltersProps) {
  const { choices: query, page: _page, ...list } = route;
  const choices = choicesOf(query);
  const action = listHref(route.list);
  const fixed = Object.fromEntries(filterParams(list, names));
  const others = Object.fromEntries(new URLSearchParams(query));
  return (
    <div className="filter-bar">
      {/* Not type="button": a click on one before hydration would be repeated, and close the panel again. */}
      <button type="submit" className="filter-button" popoverTarget="filters">
        <Icon name="sliders-horizontal" className="size-4" />
        Filters
        {chosen.length > 0 ? <span className="filter-number">{chosen.length}</span> : null}
      </button>
      <FilterForm action={action} isInstant className="filter-sort">
        <HiddenFields values={{ ...fixed, ...others, sort: "" }} />
        <label>
          <span className="max-sm:sr-only">Sort by</span>
          <select name="sort" defaultValue={choices.sort ?? ""} className="input">
            {SORTS.map(({ value, label }) => (
              <option key={value} value={value === "popular" && isUsual(route) ? "" : value}>
                {label}
              </option>
            ))}
            {isUsual(route) ? null : <option value="">{usualOrder(route)}</option>}
          </select>
        </label>
        <noscript>
          <button type="submit" className="button button-secondary button-sm">
            Sort
          </button>
        </noscript>
      </FilterForm>
      <ul className="filter-chips" aria-label="Chosen filters">
        {chosen.map(({ label, without }) => (
          <li key={label}>
            <Link
              href={browseHref(
                without ? { ...list, page: 1, choices: without } : { ...list, page: 1 },
                names,
              )}
              className="filter-chip"
              aria-label={`Remove filter: ${label}`}
              rel="nofollow"
            >
              {label} <Icon name="x" className="size-3.5" />
            </Link>
          </li>
        ))}
        <ShelfChip />
        {chosen.length > 0 ? (
          <li>
            <Link href={browseHref({ ...list, page: 1 }, names)} className="link-quiet px-1 text-[13.5px]">
              Clear all
            </Link>
          </li>
        ) : null}
      </ul>
      {query ? <p className="filter-total">{gamesInWords(counts.total)}</p> : null}
      <FilterPanel
        action={action}
        options={toFilterOptions(choices, counts, platforms)}
        hidden={{ ...fixed, sort: choices.sort ?? "" }}
      />
    </div>
  );
}

/** Whether the list is ordered by popularity unless another order is chosen. */
function isUsual({ list, q, dev, pub }: BrowseRoute): boolean {
  return list === "popular" && !q && dev === undefined && pub === undefined;
}

function usualOrder({ q, dev, pub }: BrowseRoute): string {
  return q ? "Best match" : dev === undefined && pub === undefined ? "Best of the genre" : "Best known";
}

export function gamesInWords(total: number): string {
  return plural(total, "game");
}
