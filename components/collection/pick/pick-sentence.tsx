"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icon";
import { MenuOrSheet, MenuRadioGroup, MenuRadioItem } from "@/components/ui/menu-or-sheet";
import {
  PICK_COMPANIES,
  PICK_TIMES,
  type PickChoices,
  type PickCompany,
  type PickTime,
} from "@/lib/collection/pick-choices";
import { choicesOptions } from "@/lib/collection/queries";

const TIMES: Record<PickTime, [words: string, hint: string]> = {
  any: ["any amount of time", ""],
  hour: ["an hour", "up to 1 h"],
  evenings: ["some evenings", "2–10 h"],
  weeks: ["some weeks", "10–30 h"],
  long: ["a whole winter", "over 30 h"],
};
const COMPANIES: Record<PickCompany, string> = {
  any: "alone or not",
  alone: "alone",
  together: "with others",
};

type PickSentenceProps = { choices: PickChoices; onChange: (change: Partial<PickChoices>) => void };

/** The filters as one sentence, whose underlined words are menus. */
export function PickSentence({ choices, onChange }: PickSentenceProps) {
  const { data } = useQuery(choicesOptions());
  const { genre, theme, platform } = choices;
  const moods = [...named("genre", data?.genres, genre), ...named("theme", data?.themes, theme)];
  return (
    <p className="max-w-[900px] font-[650] font-display text-[24px] text-ink-2 leading-[44px] tracking-[-0.02em] md:mt-3.5 md:text-[34px] md:leading-[51px]">
      I have{" "}
      <Word
        label="Time"
        value={choices.time}
        options={PICK_TIMES.map((time) => [time, ...TIMES[time]])}
        onChange={(time) => onChange({ time: PICK_TIMES.find((one) => one === time) ?? "any" })}
      />
      , I am{" "}
      <Word
        label="Company"
        value={choices.with}
        options={PICK_COMPANIES.map((company) => [company, COMPANIES[company]])}
        onChange={(company) => onChange({ with: PICK_COMPANIES.find((one) => one === company) ?? "any" })}
      />
      , and I am in the mood for{" "}
      <Word
        label="Mood"
        value={genre ? `genre-${genre}` : theme ? `theme-${theme}` : ""}
        options={[["", "anything"], ...moods]}
        onChange={(mood) => {
          const [kind, id] = mood.split("-");
          onChange({
            genre: kind === "genre" ? Number(id) : null,
            theme: kind === "theme" ? Number(id) : null,
          });
        }}
      />{" "}
      on{" "}
      <Word
        label="Platform"
        value={platform ? `platform-${platform}` : ""}
        options={[["", "anything"], ...named("platform", data?.platforms, platform)]}
        onChange={(value) => onChange({ platform: value ? Number(value.split("-")[1]) : null })}
      />
      .
    </p>
  );
}

type Option = readonly [value: string, words: string, hint?: string];

/** The chosen one is also listed while the names are read, or if the shelf has none of it. */
function named(
  kind: string,
  options: readonly { id: number; name: string }[] = [],
  chosen: number | null,
): Option[] {
  const isUnknown = chosen !== null && !options.some(({ id }) => id === chosen);
  return [...(isUnknown ? [{ id: chosen, name: "…" }] : []), ...options].map(({ id, name }) => [
    `${kind}-${id}`,
    name,
  ]);
}

type WordProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

function Word({ label, value, options, onChange }: WordProps) {
  const words = options.find(([one]) => one === value)?.[1] ?? "";
  return (
    <MenuOrSheet
      label={label}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${words}`}
          className="relative whitespace-nowrap border-lamp border-b-2 px-0.5 text-ink leading-[1.1] after:absolute after:inset-x-0 after:-inset-y-2"
        >
          {words}
          <Icon name="chevron-down" className="ml-1 inline size-4 text-ink-3 md:size-5" />
        </button>
      }
    >
      <MenuRadioGroup value={value} onValueChange={onChange}>
        {options.map(([one, name, hint]) => (
          <MenuRadioItem key={one} value={one}>
            {name}
            {hint ? <span className="text-[13px] text-ink-3">{hint}</span> : null}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </MenuOrSheet>
  );
}
