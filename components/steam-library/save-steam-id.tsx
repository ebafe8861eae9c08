"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { authKeys } from "@/lib/auth/keys";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { profileKeys } from "@/lib/profile/keys";

/** Offers the ID of a library that was found for the settings, while they have none. */
export function SaveSteamId({ steamid }: { steamid: string }) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const saving = useWrite({
    write: () => api.patch("/api/profile", { body: { steamId: steamid } }),
    onSaved: (saved) => queryClient.setQueryData(profileKeys.own, saved),
    refetch: () => queryClient.invalidateQueries({ queryKey: authKeys.session }),
    failure: "Your Steam ID could not be saved. Please try again.",
  });
  if (!user || user.steamId !== null) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3.5"
      pending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Save this Steam ID in your settings
    </Button>
  );
}
