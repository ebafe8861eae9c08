"use client";

import { useQuery } from "@tanstack/react-query";
import { MenuItem } from "@/components/ui/menu-or-sheet";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";
import { type PersonRef, useFollow } from "./use-people-write";

/** "Follow" or "Unfollow" in the menu of what someone else has written. Disabled until it is known which. */
export function FollowItem({ person }: { person: PersonRef }) {
  const { user, isLoading } = useSession();
  const isOther = user !== null && user.id !== person.id;
  const { data } = useQuery({ ...relationsOptions([person.id]), enabled: isOther });
  const follow = useFollow(person);
  if ((!isOther && !isLoading) || data?.hidden.includes(person.id)) return null;
  const follows = data?.following.includes(person.id) ?? false;
  return (
    <MenuItem icon="user-round" disabled={!data} onSelect={() => follow.mutate(!follows)}>
      {follows ? "Unfollow" : "Follow"} {person.username}
    </MenuItem>
  );
}
