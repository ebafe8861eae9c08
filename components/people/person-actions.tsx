"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/auth/queries";
import type { PeopleList } from "@/lib/people/path";
import { relationsOptions } from "@/lib/people/queries";
import { FollowButton } from "./follow-button";
import { type PersonRef, useRemoveFollower } from "./use-people-write";

type PersonActionsProps = {
  person: PersonRef;
  ids: readonly string[];
  /** On whose profile the person is listed, and as what. */
  ownerId: string;
  list: PeopleList;
};

/** What a signed-in user can do about a listed person; `data-hidden` hides the row. */
export function PersonActions({ person, ids, ownerId, list }: PersonActionsProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...relationsOptions(ids), enabled: user !== null });
  const removal = useRemoveFollower(person);
  if (data?.hidden.includes(person.id) || removal.isRemoved) return <span data-hidden hidden />;
  return (
    <>
      {list === "followers" && user?.id === ownerId ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Remove ${person.username}`}
          data-tip="Remove this follower"
          onClick={removal.remove}
        >
          Remove
        </Button>
      ) : null}
      <FollowButton person={person} ids={ids} size="sm" variant="secondary" />
    </>
  );
}
