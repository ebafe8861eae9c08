"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { AppError } from "@/lib/errors";
import { announceProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";
import type { ProfileChanges } from "@/lib/profile/own-profile";

const UNEXPECTED = "Unexpected error updating profile.";

/** Saves a choice of the profile at once. */
export function useProfileChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => {
      const { patchOwnProfile } = await import("@/lib/profile/own-fetchers");
      return patchOwnProfile(changes);
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
}
