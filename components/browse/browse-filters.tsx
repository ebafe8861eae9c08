"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { ViewToggle } from "@/components/page/view-toggle";
import { addPopover } from "@/components/ui/back-closes";
import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { useDebounced } from "@/components/ui/use-debounced";
import { plural } from "@/lib/format-count";
import {
  browseHref,
  type CompanyNames,
  choicesOfRoute,
  filterParams,
  listHref,
  withChoices,
} from "@/lib/games/browse-route";
import {
  type Choice,
  type Choices,
  choicesOf,
  choicesQuery,
  listChoices,
  parseChoices,
} from "@/lib/games/choices";
import type { GameListFilter } from "@/lib/games/keys";
import { FilterChips } from "./filter-chips";
import { GenreFields, MoreFields } from "./filter-fields";
import {
  Checks,
  FilterFoot,
  FilterMenu,
  Radios,
  RangeRadios,
  SHOW_GAMES,
  useClosingMenus,
} from "./filter-menu";
import type { FilterOptions } from "./filter-options";
import { chooseShelf, leaveShelf, SHELF_CHOICES, useShelfChoiceOfPage } from "./shelf-choice";

const NewTotal = island(() => import("./new-total").then((module) => module.NewTotal), {
  fallback: SHOW_GAMES,
});

/** Lists that have a tab, which shows the choice on phones. */
const TAB_LISTS = ["action", "adventure", "rpg"];
const COUNT_DELAY_MS = 200;

type BrowseFiltersProps = {
  filter: GameListFilter;
  names: CompanyNames;
  options: FilterOptions;
  total: number;
};

/**
 * The menus of a list, which are one form; on phones it is a sheet. Without JavaScript the browser opens the menus and
 * sends the form, and each genre is a link.
 */
export function BrowseFilters({ filter, names, options, total }: BrowseFiltersProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const shelf = useShelfChoiceOfPage();
  const given = choicesOfRoute(filter);
  const givenQuery = choicesQuery(given);
  const [query, setQuery] = useState(givenQuery);
  const readForm = () => form.current && setQuery(choicesQuery(choicesIn(new FormData(form.current))));
  const hrefOf = (choices: Choices) => browseHref({ ...withChoices(filter, choices), page: 1 }, names);

  const [counted] = useDebounced(query, COUNT_DELAY_MS);
  const isApplied = query === givenQuery;
  const isCounted = query && shelf !== "only" && (isApplied ? total > 0 : counted !== givenQuery);
  const foot = (note?: string) => (
    <FilterFoot note={note} onClear={readForm}>
      {!isCounted ? (
        SHOW_GAMES
      ) : isApplied ? (
        `Show ${plural(total, "game")}`
      ) : (
        <NewTotal filter={withChoices(filter, choicesOf(counted))} />
      )}
    </FilterFoot>
  );

  const platformName = (id: number) =>
    options.platforms.find(([value]) => value === String(id))?.[1] ?? `Platform ${id}`;
  const labels = listChoices(query, platformName);
  const labelOf = (...keys: Choice["key"][]) =>
    labels.flatMap(({ key, label }) => (keys.includes(key) ? label : [])).join(", ");
  const shelfLabel = SHELF_CHOICES.find(({ value }) => value === shelf)?.chip;
  const chips = listChoices(givenQuery, platformName).filter(
    ({ key }) => key !== "genre" || given.genres.length > 1 || !TAB_LISTS.includes(filter.list),
  );
  const count = chips.length + (shelf ? 1 : 0);
  const clearHref = hrefOf({ ...choicesOf(), ...(given.sort ? { sort: given.sort } : {}) });

  useClosingMenus(form);
  useEffect(() => {
    const fields = form.current;
    for (const field of fields?.querySelectorAll<HTMLInputElement>("[name=sort]") ?? []) {
      if (field.checked && !field.defaultChecked) fields?.requestSubmit();
    }
    const sheet = fields?.closest<HTMLElement>("[popover]");
    // Opened before hydration. The router's effects, which come after this one, replace pushState.
    if (sheet) queueMicrotask(() => addPopover(sheet));
    // Back shows this page again as it was left.
    return () => fields?.reset();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const data = new FormData(fields);
    const onShelf = chooseShelf(data.get("shelf"));
    fields.closest<HTMLElement>("[popover]")?.hidePopover?.();
    for (const menu of fields.querySelectorAll("details")) menu.open = false;
    const path = hrefOf(choicesIn(data));
    const href = onShelf ? `${path}${path.includes("?") ? "&" : "?"}shelf=${onShelf}` : path;
    if (new URL(href, location.href).href !== location.href) startTransition(() => router.push(href));
  };

  return (
    <>
      {/* Not type="button": a click on one before hydration would be repeated, and close the sheet again. */}
      <button
        type="submit"
        className="browse-open"
        popoverTarget="filters"
        aria-label={count > 0 ? `Filters, ${count}` : "Filters"}
      >
        <Icon name="sliders-horizontal" className="size-[19px]" />
        {count > 0 ? <span>{count}</span> : null}
      </button>
      <section
        id="filters"
        popover="auto"
        aria-label="Filters"
        onToggle={({ currentTarget }) => addPopover(currentTarget)}
        className="browse-sheet"
      >
        <form
          ref={form}
          action="/games"
          autoComplete="off"
          aria-busy={isPending}
          className="browse-form"
          onChange={({ target, currentTarget }) => {
            readForm();
            const isSort = target instanceof HTMLInputElement && target.name === "sort";
            if (isSort && !target.closest(":popover-open")) currentTarget.requestSubmit();
          }}
          onReset={() => setQuery(givenQuery)}
          onSubmit={submit}
        >
          {[...filterParams(filter, names)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="browse-head">
            <h2 className="mr-auto text-[20px]">Filters</h2>
            <ViewToggle />
            <button
              type="button"
              className="header-button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label="Close filters"
            >
              <Icon name="x" className="size-5" />
            </button>
          </div>
          <FilterMenu title="Genre" chosen={labelOf("genre")}>
            <GenreFields given={given} />
            {foot("Games in any of these")}
          </FilterMenu>
          <FilterMenu title="Platform" chosen={labelOf("platform")}>
            <div className="browse-columns is-wide">
              <Checks
                name="platform"
                options={options.platforms}
                isChosen={(value) => given.platforms.includes(Number(value))}
              />
            </div>
            {foot("Games on any of these")}
          </FilterMenu>
          <FilterMenu title="Year" chosen={labelOf("from")}>
            <RangeRadios
              name="years"
              options={options.decades}
              any="Any year"
              range={{ names: ["from", "to"], label: "Year", min: 1950, max: 2099 }}
              from={given.from}
              to={given.to}
            />
            {foot()}
          </FilterMenu>
          <FilterMenu title="Rating" chosen={labelOf("rating")}>
            <Radios
              name="rating"
              options={options.ratings}
              any="Any rating"
              chosen={String(given.rating ?? "")}
            />
            {foot()}
          </FilterMenu>
          <FilterMenu
            title="More"
            className="is-at-end"
            chosen={[labelOf("hours", "release", "type", "theme"), shelfLabel].filter(Boolean).join(", ")}
            icon={<Icon name="sliders-horizontal" className="browse-arrow size-[17px]" />}
          >
            <MoreFields given={given} options={options} shelf={shelf} signInHref={listHref(filter.list)} />
            {foot()}
          </FilterMenu>
          {count > 0 || givenQuery !== choicesQuery({ ...choicesOf(), sort: given.sort }) ? (
            <Link href={clearHref} rel="nofollow" className="browse-name browse-clear" onClick={leaveShelf}>
              Clear
            </Link>
          ) : null}
          <FilterMenu title="Sort by" chosen={sortLabel(options, query)} className="browse-sort">
            <Radios
              name="sort"
              options={options.sorts.slice(1)}
              any={options.sorts[0]?.[1] ?? ""}
              chosen={given.sort ?? ""}
            />
            <noscript>{foot()}</noscript>
          </FilterMenu>
          <div className="browse-sheet-foot">{foot()}</div>
        </form>
      </section>
      {count > 0 ? (
        <FilterChips
          chips={chips.map(({ label, without }) => ({ label, href: hrefOf(choicesOf(without)) }))}
          shelf={shelf}
          total={total}
        />
      ) : null}
    </>
  );
}

function choicesIn(data: FormData): Choices {
  return parseChoices(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
}

function sortLabel({ sorts }: FilterOptions, query: string): string {
  const sort = choicesOf(query).sort ?? "";
  return (sorts.find(([value]) => value === sort) ?? sorts[0])?.[1] ?? "";
}
