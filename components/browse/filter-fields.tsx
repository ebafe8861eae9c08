import type { MouseEvent, ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { authPath } from "@/lib/auth/next-path";
import { listHref } from "@/lib/games/browse-route";
import type { Choices } from "@/lib/games/choices";
import { GENRES, shortGenreName } from "@/lib/games/genres";
import { Checks, Radios, RangeRadios } from "./filter-menu";
import type { FilterOptions } from "./filter-options";
import { SHELF_CHOICES, type ShelfChoice } from "./shelf-choice";

type FieldsProps = { given: Choices; options: FilterOptions };

/** A genre's name is a link for browsers without JavaScript; with it, several can be chosen. */
export function GenreFields({ given }: Pick<FieldsProps, "given">) {
  return (
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
  );
}

function checkInstead(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.closest("label")?.querySelector("input")?.click();
}

type MoreFieldsProps = FieldsProps & { shelf: ShelfChoice | null; signInHref: string };

/** The menu "More". */
export function MoreFields({ given, options, shelf, signInHref }: MoreFieldsProps) {
  return (
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
          <Link href={authPath(signInHref)} className="link text-ink-2">
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
