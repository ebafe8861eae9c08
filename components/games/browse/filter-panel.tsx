"use client";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { authPath } from "@/lib/auth/next-path";
import { Group, Options, Range } from "./filter-fields";
import { FilterForm } from "./filter-form";
import type { FilterOptions } from "./filter-options";
import { useShelfChoice } from "./shelf-choice";

/** Shown at once; the others are behind "More platforms". */
const FIRST_PLATFORMS = 10;

export type FilterPanelProps = {
  action: string;
  options: FilterOptions;
  /** What the address has besides. */
  hidden: Record<string, string>;
};

/**
 * At the side of wide screens, a sheet on phones. A popover: the browser opens and closes it, without a script. A client
 * component because its options are shorter than the elements made of them, which the page would hold twice.
 */
export function FilterPanel({ action, options, hidden }: FilterPanelProps) {
  const { platforms } = options;
  const shelf = useShelfChoice();
  return (
    <section
      id="filters"
      popover="auto"
      aria-label="Filters"
      onToggle={async ({ currentTarget }) =>
        (await import("@/components/ui/back-closes")).addPopover(currentTarget)
      }
      className="filter-panel"
    >
      <FilterForm action={action} className="grid min-h-full content-start">
        <HiddenFields values={hidden} />
        <div className="filter-panel-head">
          <h2 className="text-[20px]">Filters</h2>
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
        <div className="grid gap-6 px-5 py-5">
          <Group title="Platform">
            <Options type="checkbox" name="platform" options={platforms.slice(0, FIRST_PLATFORMS)} />
            {platforms.length > FIRST_PLATFORMS ? (
              <details>
                <summary className="filter-more">More platforms</summary>
                <Options type="checkbox" name="platform" options={platforms.slice(FIRST_PLATFORMS)} />
              </details>
            ) : null}
          </Group>
          <Group title="Main story">
            <Options type="radio" name="hours" options={options.lengths} any="Any length" />
            <Range names={["hours-from", "hours-to"]} label="Hours" max={200} values={options.hours} />
          </Group>
          <Group title="Release year">
            <Options type="radio" name="years" options={options.decades} any="Any year" />
            <Range names={["from", "to"]} label="Year" min={1950} max={2099} values={options.years} />
          </Group>
          <Group title="Rating">
            <Options type="radio" name="rating" options={options.ratings} any="Any rating" />
          </Group>
          <Group title="Released">
            <Options type="radio" name="release" options={options.releases} any="Released or not" />
          </Group>
          <Group title="Type">
            <Options type="checkbox" name="type" options={options.types} />
          </Group>
          <label className="grid gap-2">
            <span className="filter-title">Theme</span>
            <select
              name="theme"
              defaultValue={options.themes.find(([, , , isChosen]) => isChosen)?.[0] ?? ""}
              className="input max-md:text-base"
            >
              <option value="">Any theme</option>
              {options.themes.map(([value, label, count]) => (
                <option key={value} value={value}>
                  {shelf === "only" ? label : `${label} (${count})`}
                </option>
              ))}
            </select>
          </label>
          <div className="signed-in-only">
            <Group title="My shelf">
              <Options
                key={shelf}
                type="radio"
                name="shelf"
                any="On my shelf or not"
                options={[
                  ["without", "Hide games on my shelf", "", ...chosen(shelf === "without")],
                  ["only", "Only games on my shelf", "", ...chosen(shelf === "only")],
                ]}
              />
            </Group>
          </div>
          <p className="signed-out-only text-[14px] text-ink-3">
            <Link href={authPath(action)} className="text-ink-2 underline underline-offset-4">
              Sign in
            </Link>{" "}
            to filter by the games on your shelf.
          </p>
        </div>
        <div className="filter-panel-foot">
          <button type="submit" className="button button-primary button-md grow">
            Show games
          </button>
        </div>
      </FilterForm>
    </section>
  );
}

export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

const chosen = (isChosen: boolean): [1?] => (isChosen ? [1] : []);
