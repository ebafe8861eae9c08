"use client";

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { AppError } from "@/lib/errors";
import { announceProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";
import type { ProfileChanges } from "@/lib/profile/own-profile";

const UNEXPECTED = "Unexpected error updating profile.";

const mutationKey = [...profileKeys.own, "choice"];

/** Saves each choice of the profile at once, one after the other. `pending`: what is not yet saved, the oldest first. */
export function useProfileChoice() {
  const queryClient = useQueryClient();
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as ProfileChanges,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
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
  return { pending, choose: mutate };
}
