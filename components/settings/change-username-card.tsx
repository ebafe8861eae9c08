"use client";

import { useQueryClient } from "@tanstack/react-query";
import { announceUsername } from "@/components/auth/username/announce-username";
import { UsernameForm } from "@/components/auth/username/username-form";
import { changeAgainMessage } from "@/lib/auth/username";
import { profileKeys } from "@/lib/profile/keys";
import { SettingsCard } from "./settings-card";
import type { Person } from "./settings-screen";

export function ChangeUsernameCard({ person: { user, profile } }: { person: Person }) {
  const queryClient = useQueryClient();
  const { usernameChangeableAt } = profile;
  return (
    <SettingsCard
      id="username-change"
      title="Username"
      description="You can change it once every 30 days. For a year, links to your old name lead to the new one, and no other user can take it."
    >
      <dl className="mb-4 text-[14.5px]">
        <dt className="text-[13.5px] text-ink-3">Current username</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{user.username}</dd>
      </dl>
      {usernameChangeableAt === null ? (
        <div className="max-w-[26rem]">
          <UsernameForm
            key={user.username}
            current={user.username}
            onSaved={(username) => {
              announceUsername(queryClient, user.id, username);
              void queryClient.invalidateQueries({ queryKey: profileKeys.own });
            }}
          />
        </div>
      ) : (
        <p className="text-[14.5px] text-ink-2">{changeAgainMessage(usernameChangeableAt)}</p>
      )}
    </SettingsCard>
  );
}
