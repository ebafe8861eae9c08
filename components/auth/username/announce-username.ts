import type { QueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { sessionOptions } from "@/lib/auth/queries";
import { profileChannel } from "@/lib/tab-channel";

export const USERNAME_SET = "Username set successfully!";

/** Applies a new username everywhere: in the session, in other tabs, and by a toast. */
export function announceUsername(queryClient: QueryClient, personId: string, username: string): void {
  queryClient.setQueryData(sessionOptions().queryKey, (now) =>
    now?.user?.id === personId ? { user: { ...now.user, username } } : now,
  );
  profileChannel.announce();
  toast({ title: USERNAME_SET, description: `You are ${username}.`, variant: "success" });
}
