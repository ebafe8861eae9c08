import { useQueryClient } from "@tanstack/react-query";
import { UsernameForm } from "@/components/auth/username-form";
import { toast } from "@/components/ui/toast-store";
import { sessionOptions } from "@/lib/auth/queries";
import { announceProfileChange } from "@/lib/profile/channel";
import { SettingsCard } from "./settings-card";

/** For who has put the prompt for a username off: here it waits. */
export function UsernameCard({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const onSaved = (username: string) => {
    queryClient.setQueryData(sessionOptions().queryKey, (now) =>
      now?.user?.id === userId ? { user: { ...now.user, username } } : now,
    );
    announceProfileChange();
    toast({ title: "Username set successfully!", description: `You are ${username}.`, variant: "success" });
  };
  return (
    <SettingsCard
      id="public-username"
      title="Public username"
      description="It names your public profile and your widget. It can be set once, so choose one that you like."
    >
      <UsernameForm onSaved={onSaved} />
    </SettingsCard>
  );
}
