"use client";

import { Switch } from "@/components/ui/switch";
import { changedFields } from "@/components/ui/use-form";
import { NOTICE_KINDS, type NoticeKind } from "@/lib/profile/notice-kinds";
import { Group } from "./group";
import { useSettings } from "./settings-context";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

const WORDS: Record<NoticeKind, { label: string; text: string }> = {
  follows: { label: "New followers", text: "People with a public profile who follow you" },
  likes: { label: "Likes", text: "Of your reviews and lists" },
  releases: { label: "Releases", text: "Games of your Want to Play, on the day they are out" },
  imports: { label: "Imports", text: "Files that have been imported" },
};

type Values = Record<NoticeKind, boolean>;

const valuesOf = (isOn: (kind: NoticeKind) => boolean) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, isOn(kind)])) as Values;

function changesOf(saved: Values, values: Values) {
  const notices = changedFields(saved, values);
  return Object.keys(notices).length > 0 ? { notices } : {};
}

/** Which notices the user wants. */
export function NoticesSection() {
  const { person, isLocked } = useSettings();
  const off = person?.profile.noticesOff ?? [];
  const form = useSettingsForm<Values>({ saved: valuesOf((kind) => !off.includes(kind)), changesOf });
  return (
    <SettingsForm label="Notices" form={form}>
      <Group title="Notices" isSectionName text="Choose your notices. They show the last 90 days.">
        <div className="mt-3.5">
          {NOTICE_KINDS.map((kind) => (
            <Switch
              key={kind}
              {...WORDS[kind]}
              isOn={form.values[kind]}
              disabled={isLocked}
              onChange={(isOn) => form.set({ [kind]: isOn })}
            />
          ))}
        </div>
      </Group>
    </SettingsForm>
  );
}
