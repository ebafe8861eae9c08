"use client";

import type { OwnProfile } from "@/lib/profile/own-profile";
import { SettingsCard, type SettingsCardProps } from "./settings-card";
import { Switch } from "./switch";
import { useProfileChoice } from "./use-profile-choice";

type SwitchCardProps = Pick<SettingsCardProps, "id" | "title" | "description"> & {
  label: string;
  field: "showImported" | "showAdult" | "steamSync";
  profile: OwnProfile;
  disabled: boolean;
};

export function SwitchCard({ label, field, profile, disabled, ...card }: SwitchCardProps) {
  const saving = useProfileChoice();
  const isOn = (saving.isPending ? saving.variables[field] : undefined) ?? profile[field];
  return (
    <SettingsCard {...card}>
      <Switch
        label={label}
        isOn={isOn}
        disabled={disabled}
        isPending={saving.isPending}
        onChange={(choice) => saving.mutate({ [field]: choice })}
      />
    </SettingsCard>
  );
}
