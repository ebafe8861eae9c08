"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess } from "@/components/ui/toast-store";
import { type FormMessages, useForm } from "@/components/ui/use-form";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { profileKeys } from "@/lib/profile/keys";
import type { ProfileChanges } from "@/lib/profile/own-profile";
import { profileChannel } from "@/lib/tab-channel";

type SettingsFormOptions<Values> = {
  saved: Values;
  changesOf: (saved: Values, values: Values) => ProfileChanges;
  errorsOf?: (values: Values) => FormMessages<Values>;
};

/** A section's form. It saves only what has changed, so that it overwrites nothing that another device has saved. */
export function useSettingsForm<Values extends object>(options: SettingsFormOptions<Values>) {
  const queryClient = useQueryClient();
  return useForm({
    id: "settings",
    errorsOf: () => ({}),
    onUnchanged: () => undefined,
    ...options,
    save: async (changes: ProfileChanges) => {
      try {
        queryClient.setQueryData(profileKeys.own, await api.patch("/api/profile", { body: changes }));
        profileChannel.announce();
        toastSuccess("Profile updated successfully.", null);
        return undefined;
      } catch (error) {
        const code = error instanceof AppError ? error.code : "internal";
        // The changes may be saved although the response was lost.
        void queryClient.invalidateQueries({ queryKey: profileKeys.own });
        // The page shows a notice and keeps the input.
        if (code === "not_authenticated") void queryClient.invalidateQueries({ queryKey: authKeys.session });
        else
          toastError(
            error instanceof AppError && code !== "internal"
              ? error.message
              : "Unexpected error updating profile.",
          );
        return {};
      }
    },
  });
}
