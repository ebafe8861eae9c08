import { useQueryClient } from "@tanstack/react-query";
import { UsernameForm } from "@/components/auth/username-form";
import { usernameLead } from "@/components/auth/username-lead";
import { toast } from "@/components/ui/toast-store";
import { sessionOptions } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import { announceProfileChange } from "@/lib/profile/channel";
import { SettingsCard } from "./settings-card";

/** For who has put the prompt for a username off: here it waits. */
export function UsernameCard({ user }: { user: SessionUser }) {
  const queryClient = useQueryClient();
  const onSaved = (username: string) => {
    queryClient.setQueryData(sessionOptions().queryKey, (now) =>
      now?.user?.id === user.id ? { user: { ...now.user, username } } : now,
    );
    announceProfileChange();
    toast({ title: "Username set successfully!", description: `You are ${username}.`, variant: "success" });
  };
  return (
    <SettingsCard id="public-username" title="Public username" description={usernameLead(user.takenUsername)}>
      <UsernameForm onSaved={onSaved} />
    </SettingsCard>
  );
}
