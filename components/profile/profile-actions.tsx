"use client";

import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";
import { useSignedInHint } from "@/lib/auth/session-hint";

const EditProfile = island(() => import("./edit-profile").then((module) => module.EditProfile), {
  when: useSignedInHint,
});
const ProfileMenu = island(() => import("./profile-menu").then((module) => module.ProfileMenu), {
  fallback: <MoreButton />,
});

/** The page is the same for everyone: what only its owner has loads for signed-in users. */
export function ProfileActions({ username }: { username: string }) {
  return (
    <div className="needs-script flex gap-1.5">
      <EditProfile username={username} />
      <ProfileMenu username={username} />
    </div>
  );
}
