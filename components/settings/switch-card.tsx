"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { AppError } from "@/lib/errors";
import { announceProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";
import type { OwnProfile } from "@/lib/profile/own-profile";
import { SettingsCard, type SettingsCardProps } from "./settings-card";

const UNEXPECTED = "Unexpected error updating profile.";

type SwitchCardProps = Pick<SettingsCardProps, "id" | "title" | "description"> & {
  label: string;
  field: "showImported" | "showAdult" | "steamSync";
  profile: OwnProfile;
  disabled: boolean;
};

/** A choice of the profile, saved at once. */
export function SwitchCard({ label, field, profile, disabled, ...card }: SwitchCardProps) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: async (choice: boolean) => {
      const { patchOwnProfile } = await import("@/lib/profile/own-fetchers");
      return patchOwnProfile({ [field]: choice });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(profileKeys.own, saved);
      announceProfileChange();
      toast({ title: "Success", description: "Profile updated successfully.", variant: "success" });
    },
    onError: (error) => {
      toastError(error instanceof AppError && error.code !== "internal" ? error.message : UNEXPECTED);
      if (error instanceof AppError && error.code === "not_authenticated") {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
      }
    },
  });
  const isOn = saving.isPending ? saving.variables : profile[field];
  return (
    <SettingsCard {...card}>
      <label className="flex min-h-11 items-center justify-between gap-4 font-medium text-[14.5px]">
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-busy={saving.isPending || undefined}
          onChange={(event) => {
            if (!saving.isPending) saving.mutate(event.target.checked);
          }}
          className="relative h-[26px] w-[46px] shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-[18px] before:rounded-full before:bg-ink-2 before:transition-transform before:duration-150 checked:border-transparent checked:bg-lamp checked:before:translate-x-5 checked:before:bg-[oklch(.22_.04_78)] disabled:cursor-default disabled:opacity-50"
        />
      </label>
    </SettingsCard>
  );
}
