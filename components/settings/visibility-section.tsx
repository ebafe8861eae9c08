"use client";

import { Switch } from "@/components/ui/switch";
import { changedFields } from "@/components/ui/use-form";
import { SECTIONS, type Section, VISIBILITIES, type Visibility } from "@/lib/profile/privacy";
import { BlockedPeople } from "./blocked-people";
import { Group } from "./group";
import { useSettings } from "./settings-context";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

const VISIBILITY_WORDS: Record<Visibility, { label: string; text: string }> = {
  public: { label: "Public", text: "Anyone can find your profile, also through a search engine." },
  link: { label: "By link", text: "Anyone who has its address can open it. Search engines leave it out." },
  private: { label: "Private", text: "Only you. Your username stays yours." },
};

/** In the order of the switches. */
const SHOWN: Record<Section | "imported", { label: string; text?: string }> = {
  ratings: { label: "Ratings" },
  hours: { label: "Hours", text: "How long you have played each game" },
  dates: { label: "Dates", text: "When you added, started and finished, also in your followers' feeds" },
  plays: { label: "Plays", text: "How often you played each game. Notes stay private" },
  lists: { label: "Lists", text: "Each list still has its own link" },
  statistics: { label: "Statistics", text: "Without what you hide here" },
  imported: { label: "Imported games", text: "Games from Steam without a status" },
  copies: { label: "Copies", text: "Platform and store. Prices stay private" },
};
const NAMES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

type Values = Record<keyof typeof SHOWN, boolean> & { visibility: Visibility };

function changesOf(saved: Values, values: Values) {
  const { visibility, imported, ...sections } = changedFields(saved, values);
  return {
    ...(visibility === undefined ? {} : { visibility }),
    ...(imported === undefined ? {} : { showImported: imported }),
    ...(Object.keys(sections).length > 0 ? { sections } : {}),
  };
}

export function VisibilitySection() {
  const { person, isLocked } = useSettings();
  const { visibility = "public", showImported = false, shownSections = [] } = person?.profile ?? {};
  const shown = Object.fromEntries(SECTIONS.map((section) => [section, shownSections.includes(section)]));
  const saved = { ...(shown as Record<Section, boolean>), imported: showImported, visibility };
  const form = useSettingsForm<Values>({ saved, changesOf });
  const { values, set } = form;
  return (
    <SettingsForm label="Visibility" form={form}>
      <Group title="Visibility" isSectionName text="You yourself always see everything.">
        <fieldset disabled={isLocked} className="-mx-2 mt-3.5 min-[900px]:-mx-4">
          <legend className="sr-only">Who sees your profile</legend>
          {VISIBILITIES.map((choice) => (
            <label
              key={choice}
              className="flex cursor-pointer gap-3.5 rounded-xl px-2 py-3.5 transition-colors duration-150 has-checked:bg-raised has-disabled:cursor-default min-[900px]:px-4"
            >
              <input
                type="radio"
                name="visibility"
                value={choice}
                checked={person !== null && values.visibility === choice}
                aria-labelledby={`visibility-${choice}`}
                aria-describedby={`visibility-${choice}-text`}
                onChange={() => set({ visibility: choice })}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[6px] checked:border-lamp checked:bg-lamp-ink"
              />
              <span>
                <span id={`visibility-${choice}`} className="block font-semibold">
                  {VISIBILITY_WORDS[choice].label}
                </span>
                <span id={`visibility-${choice}-text`} className="block text-[14px] text-ink-2">
                  {VISIBILITY_WORDS[choice].text}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </Group>
      <Group
        title="Shown to others"
        text={
          values.visibility === "private"
            ? "These apply again once your profile is no longer private. Until then, no list opens by its link either."
            : undefined
        }
      >
        <div className="mt-3.5">
          {NAMES.map((name) => (
            <Switch
              key={name}
              {...SHOWN[name]}
              isOn={values[name]}
              disabled={isLocked}
              onChange={(isOn) => set({ [name]: isOn })}
            />
          ))}
        </div>
      </Group>
      <BlockedPeople />
    </SettingsForm>
  );
}
