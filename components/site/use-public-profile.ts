import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import type { SessionUser } from "@/lib/auth/session";
import { profilePath } from "@/lib/profile/profile-route";

export const PUBLIC_PROFILE_LABEL = "Public profile";

/**
 * The user's public profile. Without a username `href` is null, and `ask` opens the prompt for one. Use a
 * plain `<a>`: the client router may have cached the page from before a change.
 */
export function usePublicProfile({ username }: Pick<SessionUser, "username">) {
  const router = useRouter();
  const ask = () =>
    toast({
      title: "No public profile yet",
      description: "Please set a public username in settings first.",
      action: {
        label: "Settings",
        altText: "Open the settings from the user menu",
        onSelect: () => router.push("/settings"),
      },
    });
  return { href: username ? profilePath(username) : null, ask };
}
