"use client";

import { ServiceIcon } from "@/components/games/service-icon";
import { SocialIcon } from "@/components/profile/social-icon";
import { SteamSignInButton } from "@/components/steam-library/sign-in-button";
import { Field } from "@/components/ui/field";
import { LongTextField } from "@/components/ui/long-text-field";
import { ABOUT_MAX_LENGTH, SOCIAL_LABELS, SOCIALS } from "@/lib/profile/profile-fields";
import { steamIdNote } from "@/lib/steam-library/steam-id-note";
import { countCharacters } from "@/lib/storable-text";
import { DeleteAccount } from "./delete-account";
import { Group } from "./group";
import { Pictures } from "./pictures";
import { type ProfileValues, profileChanges, profileErrors, toProfileValues } from "./profile-values";
import { useSettings } from "./settings-context";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

const NAME_FIELD = {
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 200,
} as const;

/** `contact` is the e-mail address for requests. */
export function ProfileSection({ contact }: { contact: string }) {
  const { person, isLocked, isUnavailable } = useSettings();
  const saved = toProfileValues(person?.profile ?? null);
  const form = useSettingsForm<ProfileValues>({ saved, changesOf: profileChanges, errorsOf: profileErrors });
  const { values, field } = form;
  return (
    <SettingsForm label="Profile" form={form}>
      <fieldset disabled={isUnavailable} className="contents">
        <Pictures />
        <Group title="About you" hideTitle="phone">
          <div className="mt-4 grid gap-1 min-[900px]:-mb-5">
            <LongTextField
              id="settings-about"
              label={
                <>
                  About<span className="sr-only"> you</span>
                </>
              }
              error={form.errors.about}
              value={values.about}
              count={countCharacters(values.about)}
              max={ABOUT_MAX_LENGTH}
              className="max-h-[288px]"
              onChange={(about) => form.set({ about })}
              onBlur={field("about").onBlur}
            />
            <Field
              {...field("website")}
              label="Personal website"
              icon={<ServiceIcon service={1} />}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
              placeholder="https://example.com"
            />
          </div>
        </Group>
        <Group
          title="Steam ID"
          text="For your achievements and your library. Only you can see it."
          hideTitle="phone"
        >
          <div className="mt-1 flex flex-wrap items-start gap-x-2.5 max-[899px]:mb-6 min-[900px]:mt-4">
            <Field
              {...field("steamId")}
              {...NAME_FIELD}
              label="Steam ID"
              hideLabel="min-[900px]:sr-only"
              placeholder="76561198000000000"
              hint={
                <>
                  17 digits, or the address of your Steam profile
                  <span className="min-[900px]:hidden">. Only you can see it.</span>
                </>
              }
              warning={values.steamId === saved.steamId ? steamIdNote(saved.steamId) : null}
              className="min-w-0 flex-1 basis-56 tabular-nums"
            />
            {/* Beside the field, not beside its label. */}
            <div className="max-sm:mt-3 sm:max-[899px]:mt-[27px]">
              <SteamSignInButton page="settings" disabled={isLocked} />
            </div>
          </div>
        </Group>
        <Group
          title="Elsewhere"
          text="Your usernames. Everybody can see them on your profile."
          hideTitle="phone"
        >
          <div className="mt-1 mb-4 min-[900px]:mt-4 min-[900px]:-mb-5 grid gap-x-5 gap-y-1 sm:grid-cols-2">
            {SOCIALS.map((social) => (
              <Field
                key={social}
                {...field(social)}
                {...NAME_FIELD}
                label={
                  <>
                    {SOCIAL_LABELS[social]}
                    <span className="sr-only"> username</span>
                  </>
                }
                icon={<SocialIcon social={social} />}
              />
            ))}
          </div>
        </Group>
        <DeleteAccount contact={contact} />
      </fieldset>
    </SettingsForm>
  );
}
