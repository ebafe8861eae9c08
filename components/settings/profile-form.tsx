"use client";

import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { SocialIcon } from "@/components/profile/social-icon";
import { SteamSignInButton } from "@/components/steam-library/sign-in-button";
import { ExternalLink } from "@/components/ui/external-link";
import { Field } from "@/components/ui/field";
import { SOCIAL_LABELS, SOCIALS } from "@/lib/profile/profile-fields";
import { steamIdNote } from "@/lib/steam-library/steam-id-note";
import { AboutField } from "./about-field";
import { FIELDS, type FieldName } from "./form-values";
import { SaveBar } from "./save-bar";
import { SettingsCard } from "./settings-card";
import type { SettingsForm } from "./use-settings-form";

const STEAM_ID_HELPER = "https://steamid.io/";

export type ProfileFormProps = {
  form: SettingsForm;
  /** The saved values are still loading; the fields accept input already. */
  isLoading: boolean;
  /** Supabase is unavailable. */
  isAway: boolean;
  isSignedOut: boolean;
};

const idOf = (name: FieldName) => `settings-${name}`;

/** Applies what was typed before hydration. */
function useTypedBeforeIn(form: SettingsForm): void {
  const take = useEffectEvent(() => {
    for (const name of FIELDS) {
      const field = document.getElementById(idOf(name));
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value !== form.values[name]) form.set(name, field.value);
    }
  });
  useEffect(() => take(), []);
}

export function ProfileForm({ form, isLoading, isAway, isSignedOut }: ProfileFormProps) {
  useTypedBeforeIn(form);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.save();
  };
  const field = (name: FieldName) => ({
    id: idOf(name),
    value: form.values[name],
    error: form.errors[name],
    disabled: isAway,
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.check(name),
  });

  return (
    <form
      noValidate
      aria-label="Profile"
      aria-busy={isLoading || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      // A focused field scrolls to a place above the save bar.
      className="grid min-w-0 gap-6 [&[aria-busy]_:is(input,textarea):placeholder-shown]:opacity-60 [&_:is(input,textarea,a,button)]:scroll-mb-28"
    >
      <SettingsCard id="about" title="About" description="Everybody can see this on your public profile.">
        <div className="-mb-3 grid gap-4">
          <AboutField
            value={form.values.about}
            error={form.errors.about}
            disabled={isAway}
            onChange={(about) => form.set("about", about)}
          />
          <Field
            {...field("website")}
            label="Personal website"
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            placeholder="https://example.com"
          />
        </div>
      </SettingsCard>

      <SettingsCard
        id="steam-id"
        title="Steam ID"
        description="Lets you import your library, and see your achievements on game pages. Only you can see it."
      >
        <Field
          {...field("steamId")}
          label="Steam ID"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder="76561198000000000"
          hint="17 digits, or the address of your Steam profile"
          warning={form.values.steamId === form.saved.steamId ? steamIdNote(form.saved.steamId) : null}
        />
        <div className="mt-2">
          <SteamSignInButton page="settings" disabled={isLoading || isAway || isSignedOut} />
        </div>
        <ol className="mt-4 grid list-decimal gap-1 pl-5 text-[13.5px] text-ink-2 marker:text-ink-3">
          <li>In Steam, choose your name at the top right, then “Account details”.</li>
          <li>Below the title is “Steam ID:” with 17 digits. Copy them into the field above.</li>
          <li>
            Or paste your profile’s address, or{" "}
            <ExternalLink href={STEAM_ID_HELPER}>look up your Steam ID</ExternalLink>.
          </li>
        </ol>
      </SettingsCard>

      <SettingsCard
        id="socials"
        title="Social profiles"
        description="Your usernames elsewhere. Everybody can see them on your public profile."
      >
        <div className="-mb-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {SOCIALS.map((social) => (
            <div key={social} className="relative">
              <Field
                {...field(social)}
                label={`${SOCIAL_LABELS[social]} username`}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                className="[&_input]:pl-10"
              />
              <span className="pointer-events-none absolute top-[40px] left-3.5 text-ink-3">
                <SocialIcon social={social} />
              </span>
            </div>
          ))}
        </div>
      </SettingsCard>
      <SaveBar form={form} disabled={isLoading || isSignedOut} />
    </form>
  );
}
