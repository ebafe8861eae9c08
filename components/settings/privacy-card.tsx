"use client";

import type { OwnProfile } from "@/lib/profile/own-profile";
import { SECTIONS, type Section, VISIBILITIES, type Visibility } from "@/lib/profile/privacy";
import { SettingsCard } from "./settings-card";
import { Switch } from "./switch";
import { useProfileChoice } from "./use-profile-choice";

const VISIBILITY_WORDS: Record<Visibility, { label: string; text: string }> = {
  public: { label: "Public", text: "Anyone can find your profile, also with a search engine." },
  link: {
    label: "By link",
    text: "Anyone who has its address can open your profile. Search engines and the search for people leave it out.",
  },
  private: {
    label: "Private",
    text: "Only you see your games. To everyone else your profile, your widget and your lists do not exist, not even lists with a link. Your username stays yours.",
  },
};

const SECTION_WORDS: Record<Section, { label: string; text: string }> = {
  ratings: { label: "Ratings", text: "Your rating of each game." },
  hours: { label: "Hours", text: "How long you have played each game." },
  dates: { label: "Dates", text: "When you added or completed a game." },
  plays: { label: "Plays", text: "How often you played each game. Your notes stay private." },
  copies: {
    label: "Copies",
    text: "On which platform or in which store you own a game. Prices stay private.",
  },
  lists: {
    label: "Lists",
    text: "Your public lists. Hidden, they are not on your profile; each list’s own link still works.",
  },
  statistics: {
    label: "Statistics",
    text: "Figures about your shelf. They leave out the sections that you hide.",
  },
};

type PrivacyCardProps = { profile: OwnProfile; disabled: boolean };

export function PrivacyCard({ profile, disabled }: PrivacyCardProps) {
  const { pending, choose } = useProfileChoice();
  const chosenVisibility = pending.findLast((changes) => changes.visibility)?.visibility;
  const chosenSection = (section: Section) =>
    pending.findLast(({ sections }) => sections?.[section] !== undefined)?.sections?.[section];
  const visibility = chosenVisibility ?? profile.visibility;

  return (
    <SettingsCard
      id="visibility"
      title="Visibility"
      description="You always see everything yourself. Changes apply from the next time a page is loaded."
      className="lg:col-span-2"
    >
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <fieldset disabled={disabled} aria-busy={chosenVisibility !== undefined || undefined}>
          <legend className="font-semibold text-[15.5px]">Your profile</legend>
          <div className="mt-3 grid gap-2.5">
            {VISIBILITIES.map((choice) => (
              <label
                key={choice}
                className="flex cursor-pointer gap-3 rounded-card border border-line px-4 py-3 transition-colors duration-150 hover:border-line-strong has-checked:border-lamp has-disabled:cursor-default"
              >
                <input
                  type="radio"
                  name="visibility"
                  value={choice}
                  checked={visibility === choice}
                  aria-labelledby={`visibility-${choice}`}
                  aria-describedby={`visibility-${choice}-text`}
                  onChange={() => choose({ visibility: choice })}
                  className="mt-1 size-4 shrink-0 accent-lamp"
                />
                <span>
                  <span id={`visibility-${choice}`} className="block font-medium text-[14.5px]">
                    {VISIBILITY_WORDS[choice].label}
                  </span>
                  <span id={`visibility-${choice}-text`} className="mt-0.5 block text-[13.5px] text-ink-2">
                    {VISIBILITY_WORDS[choice].text}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend className="font-semibold text-[15.5px]">Shown to others</legend>
          {visibility === "private" ? (
            <p className="mt-1.5 text-[13.5px] text-ink-2">
              These apply again once your profile is no longer private.
            </p>
          ) : null}
          <div className="mt-2 divide-y divide-line">
            {SECTIONS.map((section) => (
              <div key={section} className="py-2.5">
                <Switch
                  {...SECTION_WORDS[section]}
                  isOn={chosenSection(section) ?? profile.shownSections.includes(section)}
                  disabled={disabled}
                  isPending={chosenSection(section) !== undefined}
                  onChange={(isOn) => choose({ sections: { [section]: isOn } })}
                />
              </div>
            ))}
          </div>
        </fieldset>
      </div>
    </SettingsCard>
  );
}
