"use client";

import { formatCount } from "@/lib/format-count";
import {
  type ImportRecords,
  type ImportSummary,
  PROFILE_CHOICES,
  type ProfileChoice,
} from "@/lib/imports/schema";
import { fieldLabelOf, valueText } from "./import-words";
import { useOptions } from "./use-options";

const KIND_NAMES: Record<ImportRecords["kind"], string> = {
  profile: "Profile",
  plays: "Plays",
  copies: "Copies",
  tags: "Tags",
  game_tags: "Games with tags",
  lists: "Lists",
  list_entries: "Games of lists",
  smart_lists: "Smart lists",
  favourites: "Favourites",
  reviews: "Reviews",
  follows: "People you follow",
  review_likes: "Likes of reviews",
  list_likes: "Likes of lists",
  import_choices: "Choices of earlier imports",
  import_mappings: "Saved layouts of tables",
  removed_steam_apps: "Steam games that you removed",
};

const CHOICE_LABELS: Record<ProfileChoice, string> = {
  mine: "Fill what is empty",
  file: "The file’s",
  none: "Leave mine",
};

/** What the file has beside games, and what the import does with it. */
export function RecordsCard({ summary }: { summary: ImportSummary }) {
  const { records, profile } = summary;
  if (records.length === 0 && profile === null) return null;
  return (
    <section aria-labelledby="records-title" className="min-w-0">
      <h2 id="records-title" className="text-[19px]">
        Also in this file
      </h2>
      {records.length === 0 ? null : (
        <>
          <p className="mt-1.5 text-[14px] text-ink-2">
            What you do not have yet is added. What you have stays as it is.
          </p>
          <RecordList records={records} />
        </>
      )}
      {profile === null ? null : <ProfileChoices summary={summary} profile={profile} />}
    </section>
  );
}

export function RecordList({ records }: { records: readonly ImportRecords[] }) {
  return (
    <dl className="mt-4 grid gap-2.5 text-[14.5px]">
      {records.map((found) => (
        <div key={found.kind}>
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt>{KIND_NAMES[found.kind]}</dt>
            <dd className="text-ink-2 tabular-nums">{countsText(found)}</dd>
          </div>
          {found.titles.length === 0 ? null : (
            <dd className="mt-0.5 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
              {found.titles.join(", ")}
              {found.added > found.titles.length ? " …" : null}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function countsText({ added, there, left }: ImportRecords): string {
  const parts = [
    added > 0 ? `${formatCount(added)} new` : null,
    there > 0 ? `${formatCount(there)} that you have` : null,
    left > 0 ? `${formatCount(left)} left out` : null,
  ];
  return parts.filter(Boolean).join(", ");
}

type Profile = NonNullable<ImportSummary["profile"]>;

function ProfileChoices({ summary: { id, policy }, profile }: { summary: ImportSummary; profile: Profile }) {
  const saving = useOptions(id);
  const shown = (saving.isPending && saving.variables.policy?.profile) || policy.profile;
  return (
    <fieldset
      aria-busy={saving.isPending || undefined}
      className="mt-5 grid gap-2.5 border-line border-t pt-4 [&:nth-child(2)]:border-0"
    >
      <legend className="contents">
        <span className="font-medium text-[15px]">Your profile</span>
      </legend>
      <span className="theme-choice max-w-full justify-self-start overflow-x-auto [scrollbar-width:none]">
        {PROFILE_CHOICES.map((choice) => (
          <label key={choice} className="whitespace-nowrap">
            <input
              type="radio"
              name="rule-profile"
              checked={shown === choice}
              onChange={() => saving.mutate({ policy: { profile: choice } })}
            />
            {CHOICE_LABELS[choice]}
          </label>
        ))}
      </span>
      {profile.length === 0 ? (
        <p className="text-[14px] text-ink-2">Your profile stays as it is.</p>
      ) : (
        <ul aria-label="Changes of your profile" className="grid gap-1.5 text-[14px]">
          {profile.map(({ field, from, to }) => (
            <li key={field} className="text-ink-2 [overflow-wrap:anywhere]">
              {fieldLabelOf(field)}: <span className="text-ink-3">{valueText(field, from)}</span> →{" "}
              <span className="text-ink">{valueText(field, to)}</span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
