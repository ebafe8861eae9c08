import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import type { SessionUser } from "@/lib/auth/session";
import { profilePath } from "@/lib/profile/place";

export const PUBLIC_PROFILE_LABEL = "Public profile";

/**
 * The way to the own public profile; for who has no name yet, `href` is null, and `ask` asks for one. The address is to be
 * given to an `<a>`: the page must come from the server, because the browser's router may keep one from before a change.
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
