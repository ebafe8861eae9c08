"use client";

import { Button } from "@/components/ui/button";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { menuIsland } from "@/components/ui/menu-island";
import { authPath } from "@/lib/auth/next-path";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { profilePath } from "@/lib/profile/profile-route";
import type { ProfilePerson } from "./profile-menu";

const EditProfile = island(() => import("./edit-profile").then((module) => module.EditProfile), {
  when: useSignedInHint,
});
const FollowButton = island(
  () => import("@/components/people/follow-button").then((module) => module.FollowButton),
  { when: useSignedInHint },
);
const BlockingProfile = island(() => import("./blocking-profile").then((module) => module.BlockingProfile), {
  when: useSignedInHint,
});
const ProfileMenu = menuIsland(() => import("./profile-menu").then((module) => module.ProfileMenu));

/** The page is the same for everyone: what depends on the user loads afterwards. */
export function ProfileActions({ person }: { person: ProfilePerson }) {
  const { id, username } = person;
  return (
    <div className="needs-script flex gap-1.5">
      <Button asChild variant="primary" className="signed-out-only">
        <Link href={authPath(profilePath(username))} rel="nofollow">
          Follow
        </Link>
      </Button>
      <EditProfile username={username} />
      <FollowButton person={person} ids={[id]} />
      <ProfileMenu person={person} />
      <BlockingProfile userId={id} />
    </div>
  );
}
