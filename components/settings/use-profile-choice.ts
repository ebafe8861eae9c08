"use client";

import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { announceProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";
import type { ProfileChanges } from "@/lib/profile/own-profile";

const UNEXPECTED = "Unexpected error updating profile.";

const mutationKey = [...profileKeys.own, "choice"];

/** Sends one choice after the other. A choice that is sent arrives even if the page is left; one that waits would be lost. */
export function profileChoice(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (changes: ProfileChanges) => api.patch("/api/profile", { body: changes }),
    onMutate: () => {
      const askToStay = (event: Event) => {
        const waiting = queryClient.isMutating({ mutationKey, predicate: ({ state }) => state.isPaused });
        if (waiting > 0) event.preventDefault();
      };
      window.addEventListener("beforeunload", askToStay);
      return () => window.removeEventListener("beforeunload", askToStay);
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
    onSettled: (_saved, _error, _changes, stopAsking) => stopAsking?.(),
  });
}

/** Saves each choice of the profile at once. `pending`: what is not yet saved, the oldest first. */
export function useProfileChoice() {
  const queryClient = useQueryClient();
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as ProfileChanges,
  });
  const { mutate } = useMutation(profileChoice(queryClient));
  return { pending, choose: mutate };
}
