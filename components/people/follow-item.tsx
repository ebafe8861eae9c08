"use client";

import { useQuery } from "@tanstack/react-query";
import { MenuItem } from "@/components/ui/menu-or-sheet";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";
import { type PersonRef, useFollow } from "./use-people-write";

/** "Follow" or "Unfollow" in the menu of what someone else has written. */
export function FollowItem({ person }: { person: PersonRef }) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== person.id;
  const { data } = useQuery({ ...relationsOptions([person.id]), enabled: isOther });
  const follow = useFollow(person);
  if (!isOther || !data || data.hidden.includes(person.id)) return null;
  const follows = data.following.includes(person.id);
  return (
    <MenuItem icon="user-round" onSelect={() => follow.mutate(!follows)}>
      {follows ? "Unfollow" : "Follow"} {person.username}
    </MenuItem>
  );
}
