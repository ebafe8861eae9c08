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
  const { pending, choose } = useProfileChoice();
  const chosen = pending.findLast((changes) => changes[field] !== undefined)?.[field];
  return (
    <SettingsCard {...card}>
      <Switch
        label={label}
        isOn={chosen ?? profile[field]}
        disabled={disabled}
        isPending={chosen !== undefined}
        onChange={(choice) => choose({ [field]: choice })}
      />
    </SettingsCard>
  );
}
