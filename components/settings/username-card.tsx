import { useQueryClient } from "@tanstack/react-query";
import { announceUsername } from "@/components/auth/username/announce-username";
import { UsernameForm } from "@/components/auth/username/username-form";
import { usernameLead } from "@/components/auth/username/username-lead";
import type { SessionUser } from "@/lib/auth/session";
import { SettingsCard } from "./settings-card";

/** For users who postponed the username prompt. */
export function UsernameCard({ user }: { user: SessionUser }) {
  const queryClient = useQueryClient();
  return (
    <SettingsCard id="public-username" title="Public username" description={usernameLead(user.takenUsername)}>
      <UsernameForm onSaved={(username) => announceUsername(queryClient, user.id, username)} />
    </SettingsCard>
  );
}
