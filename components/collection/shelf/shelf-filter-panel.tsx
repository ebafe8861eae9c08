"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { addPopover } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { CollectionFilter } from "@/lib/collection/keys";
import { choicesOptions } from "@/lib/collection/queries";
import type { ShelfOptions } from "@/lib/collection/schema";
import {
  isPeriod,
  isRangeEnd,
  MEDIA,
  PERIOD_NAMES,
  type PeriodName,
  parseShelfChoices,
  RANGE_NAMES,
  RANGES,
  type RangeName,
  type ShelfChoices,
  shelfChoicesQuery,
} from "@/lib/collection/shelf-choices";
import { formatCount } from "@/lib/format-count";
import { choicesOf, MEDIUM_LABELS } from "./active-choices";
import { collectionHref } from "./collection-href";
import { type FilterOption, Group, Options, Range } from "./filter-fields";

/** Shown at once; the others are behind "More". */
const FIRST_OPTIONS = 8;

const RANGE_FIELDS: Record<RangeName, { title: string; label: string }> = {
  year: { title: "Release year", label: "Release year" },
  rating: { title: "My rating, out of 10", label: "My rating" },
  critics: { title: "Others’ rating, out of 100", label: "Others’ rating" },
  hours: { title: "Hours played", label: "Hours played" },
  length: { title: "Length of the main story, hours", label: "Length in hours" },
};

const PERIOD_FIELDS: Record<PeriodName, string> = { added: "Added in", completed: "Completed in" };

type ShelfFilterPanelProps = { filter: CollectionFilter; onClose: () => void };

/** At the side of wide screens, a sheet on phones. Back, Escape and a press outside close it. */
export function ShelfFilterPanel({ filter, onClose }: ShelfFilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { data, isFetching, refetch } = useQuery(choicesOptions());
  /** Names of the fields whose values are impossible. */
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  useEffect(() => panel.current?.showPopover(), []);
  const show = (form: HTMLFormElement, more: string) => {
    // The shelf's new address replaces the history entry of the panel.
    form.setAttribute("aria-busy", "true");
    const href = collectionHref({ ...filter, more });
    if (href === collectionHref(filter)) form.removeAttribute("aria-busy");
    else window.history.pushState(null, "", href);
    panel.current?.hidePopover();
  };
  const { group } = choicesOf(filter.more);
  return (
    <section
      ref={panel}
      popover="auto"
      aria-label="Filters"
      onToggle={({ currentTarget, newState }) => {
        addPopover(currentTarget);
        if (newState === "closed") onClose();
      }}
      className="filter-panel text-left"
    >
      <form
        autoComplete="off"
        noValidate
        className="grid min-h-full content-start"
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = invalidFields(event.currentTarget);
          setInvalid(wrong.map(({ name }) => name));
          if (wrong[0]) wrong[0].focus();
          else show(event.currentTarget, queryOf(new FormData(event.currentTarget), group));
        }}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setInvalid(invalid.filter((name) => name !== target.name));
        }}
      >
        <div className="filter-panel-head">
          <h2 className="text-[20px]">Filters</h2>
          <button
            type="button"
            className="header-button"
            aria-label="Close filters"
            ref={(button) => button?.focus({ preventScroll: true })}
            onClick={() => panel.current?.hidePopover()}
          >
            <Icon name="x" className="size-5" />
          </button>
        </div>
        {data ? (
          <Fields options={data} choices={choicesOf(filter.more)} invalid={invalid} />
        ) : (
          <div
            role="status"
            className="grid min-h-[40svh] place-items-center content-center gap-3 px-5 text-ink-2"
          >
            {isFetching ? <Spinner className="text-ink-3" /> : <p>Your filters could not be loaded.</p>}
            {isFetching ? null : <Button onClick={() => void refetch()}>Try again</Button>}
          </div>
        )}
        <div className="filter-panel-foot gap-3">
          <Button
            onClick={({ currentTarget: { form } }) => {
              if (form) show(form, shelfChoicesQuery({ ...choicesOf(), group }));
            }}
          >
            Clear all
          </Button>
          <Button type="submit" variant="primary" disabled={!data} className="grow">
            Show games
          </Button>
        </div>
      </form>
    </section>
  );
}

type FieldsProps = { options: ShelfOptions; choices: ShelfChoices; invalid: readonly string[] };

function Fields({ options, choices, invalid }: FieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-6 px-5 py-5">
      <Choices title="Platform" name="platform" options={toOptions(options.platforms, choices.platforms)} />
      <Choices title="Genre" name="genre" options={toOptions(options.genres, choices.genres)} />
      <Choices title="Theme" name="theme" options={toOptions(options.themes, choices.themes)} />
      <Choices
        title="Developer"
        name="developer"
        options={toOptions(options.developers, choices.developers, "Another developer")}
      />
      {RANGE_NAMES.map((name) => (
        <Group key={name} title={RANGE_FIELDS[name].title}>
          <Range
            names={endsOf(name)}
            label={RANGE_FIELDS[name].label}
            min={RANGES[name].min}
            max={RANGES[name].max}
            {...(RANGES[name].digits > 0 ? { step: 0.5 } : {})}
            values={[choices[name]?.from, choices[name]?.to]}
            invalid={{ names: invalid, noteId: `${id}-${name}` }}
          />
          <Problem id={`${id}-${name}`} isShown={endsOf(name).some((end) => invalid.includes(end))}>
            {rangeRule(name)}
          </Problem>
        </Group>
      ))}
      {PERIOD_NAMES.map((name) => (
        <Group key={name} title={PERIOD_FIELDS[name]}>
          <input
            name={name}
            aria-label={`${PERIOD_FIELDS[name]}, a year or a month`}
            placeholder="2025 or 2025-05"
            defaultValue={choices[name] ?? ""}
            aria-invalid={invalid.includes(name) || undefined}
            aria-describedby={invalid.includes(name) ? `${id}-${name}` : undefined}
            className="input mt-1 max-md:text-base"
          />
          <Problem id={`${id}-${name}`} isShown={invalid.includes(name)}>
            Enter a year or a month, such as 2025 or 2025-05.
          </Problem>
        </Group>
      ))}
      <Choices title="Tag" name="tag" options={toOptions(options.tags, choices.tags)} />
      <Choices
        title="My copy"
        name="medium"
        options={MEDIA.map(
          (medium): FilterOption => [
            medium,
            MEDIUM_LABELS[medium],
            "",
            ...chosen(choices.media.includes(medium)),
          ],
        )}
      />
      <Choices title="List" name="list" options={toOptions(options.lists, choices.lists)} />
    </div>
  );
}

function Problem({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  return isShown ? (
    <p id={id} role="alert" className="text-[13px] text-danger-text">
      {children}
    </p>
  ) : null;
}

const endsOf = (name: RangeName): [from: string, to: string] => [`${name}-from`, `${name}-to`];

function rangeRule(name: RangeName): string {
  const { min, max, digits } = RANGES[name];
  // Years have no thousands separator.
  const ends = `from ${min} to ${name === "year" ? max : formatCount(max)}`;
  return digits > 0 ? `Enter numbers ${ends}, with one decimal at most.` : `Enter whole numbers ${ends}.`;
}

/** The fields of the form whose values the shelf cannot be filtered by, in their order. */
function invalidFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((field): field is HTMLInputElement => {
    if (!(field instanceof HTMLInputElement)) return false;
    if (field.value.trim() === "") return field.validity.badInput;
    const range = RANGE_NAMES.find((name) => endsOf(name).includes(field.name));
    if (range) return !isRangeEnd(range, field.value);
    return PERIOD_NAMES.some((name) => name === field.name) && !isPeriod(field.value);
  });
}

/** What is chosen comes first. Nothing for a kind without options. */
function Choices({ title, name, options }: { title: string; name: string; options: FilterOption[] }) {
  if (options.length === 0) return null;
  const first = options.slice(0, FIRST_OPTIONS);
  const rest = options.slice(FIRST_OPTIONS);
  return (
    <Group title={title}>
      <Options name={name} options={first} />
      {rest.length > 0 ? (
        <details>
          <summary className="filter-more">{`${rest.length} more`}</summary>
          <Options name={name} options={rest} />
        </details>
      ) : null}
    </Group>
  );
}

const chosen = (isChosen: boolean): [1?] => (isChosen ? [1] : []);

type Option = { id: number | string; name: string; games?: number };

function toOptions(
  options: readonly Option[],
  ids: readonly (number | string)[],
  unknownName = "Not on your shelf",
): FilterOption[] {
  const unknown = ids.filter((id) => !options.some((option) => option.id === id));
  const shown = [
    ...options.filter(({ id }) => ids.includes(id)),
    ...unknown.map((id): Option => ({ id, name: unknownName })),
    ...options.filter(({ id }) => !ids.includes(id)),
  ];
  return shown.map(({ id, name, games }) => [
    String(id),
    name,
    games === undefined ? "" : formatCount(games),
    ...chosen(ids.includes(id)),
  ]);
}

function queryOf(data: FormData, group: ShelfChoices["group"]): string {
  const text = (name: string) =>
    data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join();
  const query = new Map(
    ["platform", "genre", "theme", "developer", "tag", "medium", "list", ...PERIOD_NAMES].map((name) => [
      name,
      text(name),
    ]),
  );
  for (const name of RANGE_NAMES) {
    const [from = "", to = ""] = endsOf(name).map(text);
    query.set(name, from || to ? `${from}-${to}` : "");
  }
  return shelfChoicesQuery({ ...parseShelfChoices({ get: (name) => query.get(name) ?? null }), group });
}
