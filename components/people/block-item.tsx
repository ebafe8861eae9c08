"use client";

import { useQuery } from "@tanstack/react-query";
import { MenuItem } from "@/components/ui/menu-or-sheet";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";
import { type PersonRef, useBlock } from "./use-people-write";

/** "Block" or "Unblock" in the menu of someone else's profile. Disabled until it is known which. */
export function BlockItem({ person }: { person: PersonRef }) {
  const { user, isLoading } = useSession();
  const isOther = user !== null && user.id !== person.id;
  const { data } = useQuery({ ...relationsOptions([person.id]), enabled: isOther });
  const block = useBlock(person);
  if (!isOther && !isLoading) return null;
  const isBlocked = data?.blocked.includes(person.id) ?? false;
  return (
    <MenuItem icon="ban" disabled={!data} onSelect={() => block.mutate(!isBlocked)}>
      {isBlocked ? "Unblock" : "Block"}
    </MenuItem>
  );
}
