"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { ViewToggle } from "@/components/site/view-toggle";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useDebounced } from "@/components/ui/use-debounced";
import { authPath } from "@/lib/auth/next-path";
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
import { GENRES, shortGenreName } from "@/lib/games/genres";
import type { GameListFilter } from "@/lib/games/keys";
import { gameTotalOptions } from "@/lib/games/queries";
import { Checks, FilterFoot, FilterMenu, Radios, RangeRadios } from "./filter-menu";
import type { FilterOptions } from "./filter-options";
import { chooseShelf, leaveShelf, SHELF_CHOICES, useShelfChoiceOfPage } from "./shelf-choice";

/** Lists that have a tab, which shows the choice on phones. */
const TAB_LISTS = ["action", "adventure", "rpg"];
const COUNT_DELAY_MS = 200;
const CLOSING_EVENTS = ["pointerdown", "focusin", "keydown"];

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
  const newTotal = useQuery({
    ...gameTotalOptions(withChoices(filter, choicesOf(counted))),
    enabled: counted !== givenQuery && shelf !== "only",
  }).data;
  const shown = query === givenQuery ? total : newTotal;
  const show = query && shown && shelf !== "only" ? `Show ${plural(shown, "game")}` : "Show games";
  const foot = (note?: string) => <FilterFoot note={note} show={show} onClear={readForm} />;

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

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    for (const field of fields.querySelectorAll<HTMLInputElement>("[name=sort]")) {
      if (field.checked && !field.defaultChecked) fields.requestSubmit();
    }
    const close = (event: Event) => {
      const menu = fields.querySelector<HTMLDetailsElement>("details[open]");
      if (!menu || menu.closest(":popover-open")) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : event.target instanceof Node && menu.contains(event.target))
        return;
      menu.open = false;
      if (isKey) menu.querySelector("summary")?.focus();
    };
    for (const name of CLOSING_EVENTS) document.addEventListener(name, close);
    return () => {
      for (const name of CLOSING_EVENTS) document.removeEventListener(name, close);
      // Back shows this page again as it was left.
      fields.reset();
    };
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
      <button type="submit" className="browse-open" popoverTarget="filters" aria-label="Filters">
        <Icon name="sliders-horizontal" className="size-[19px]" />
        {count > 0 ? <span>{count}</span> : null}
      </button>
      <section
        id="filters"
        popover="auto"
        aria-label="Filters"
        onToggle={async ({ currentTarget }) =>
          (await import("@/components/ui/back-closes")).addPopover(currentTarget)
        }
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
            <div className="browse-columns">
              {GENRES.map((genre) => (
                <label key={genre.id} className="browse-option">
                  <input
                    type="checkbox"
                    name="genre"
                    value={genre.id}
                    defaultChecked={given.genres.includes(genre.id)}
                  />
                  <a href={listHref(genre.list)} tabIndex={-1} onClick={checkInstead}>
                    {shortGenreName(genre)}
                  </a>
                </label>
              ))}
            </div>
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
            <div className="browse-groups">
              <Group title="Main story">
                <RangeRadios
                  name="hours"
                  options={options.lengths}
                  any="Any length"
                  range={{ names: ["hours-from", "hours-to"], label: "Hours", min: 0, max: 200 }}
                  from={given.hours?.from}
                  to={given.hours?.to}
                />
              </Group>
              <Group title="Released">
                <Radios
                  name="release"
                  options={options.releases}
                  any="Released or not"
                  chosen={given.release ?? ""}
                />
                <label className="mt-3 grid gap-2 px-3">
                  <span className="browse-heading">Theme</span>
                  <select name="theme" defaultValue={given.theme ?? ""} className="input max-md:text-base">
                    <option value="">Any theme</option>
                    {options.themes.map(([value, label, games]) => (
                      <option key={value} value={value}>
                        {shelf === "only" ? label : `${label} (${games})`}
                      </option>
                    ))}
                  </select>
                </label>
                <div className="signed-in-only mt-3">
                  <Group title="My shelf">
                    <Radios
                      key={shelf}
                      name="shelf"
                      options={SHELF_CHOICES.map(({ value, label }) => [value, label])}
                      any="On my shelf or not"
                      chosen={shelf ?? ""}
                    />
                  </Group>
                </div>
                <p className="signed-out-only mt-4 px-3 text-[14px] text-ink-3">
                  <Link href={authPath(listHref(filter.list))} className="link text-ink-2">
                    Sign in
                  </Link>{" "}
                  to filter by the games on your shelf.
                </p>
              </Group>
              <Group title="Type">
                <Checks
                  name="type"
                  options={options.types}
                  isChosen={(value) => given.types.some((type) => type === value)}
                />
              </Group>
            </div>
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
        <ul className="browse-chips" aria-label="Chosen filters">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <Link
                href={hrefOf(choicesOf(without))}
                className="browse-chip"
                aria-label={`Remove filter: ${label}`}
                rel="nofollow"
              >
                {label} <Icon name="x" className="size-4" />
              </Link>
            </li>
          ))}
          {shelfLabel ? (
            <li className={shelf === "without" ? "signed-in-only" : undefined}>
              <button type="button" className="browse-chip" onClick={leaveShelf}>
                {shelfLabel} <Icon name="x" className="size-4" />
              </button>
            </li>
          ) : null}
          <li className="browse-total">{plural(total, "game")}</li>
        </ul>
      ) : null}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="browse-heading">{title}</legend>
      {children}
    </fieldset>
  );
}

/** A genre's name is a link for browsers without JavaScript; with it, several can be chosen. */
function checkInstead(event: React.MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.closest("label")?.querySelector("input")?.click();
}

function choicesIn(data: FormData): Choices {
  return parseChoices(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
}

function sortLabel({ sorts }: FilterOptions, query: string): string {
  const sort = choicesOf(query).sort ?? "";
  return (sorts.find(([value]) => value === sort) ?? sorts[0])?.[1] ?? "";
}
