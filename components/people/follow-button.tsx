"use client";

import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";
import { type PersonRef, useBlock, useFollow } from "./use-people-write";

type FollowButtonProps = {
  person: PersonRef;
  /** All people of the page, whose relations are read at once. */
  ids: readonly string[];
  size?: ButtonProps["size"];
  /** The variant of "Follow"; "Following" and "Blocked" are always secondary. */
  variant?: ButtonProps["variant"];
  /** Names the person to screen readers, if the name is not beside the button in the document. */
  isNamed?: boolean;
};

/** "Follow", then a quiet "Following". Nothing for visitors, on the user's own profile, and for a user whom the person blocks. */
export function FollowButton({
  person,
  ids,
  size = "md",
  variant = "primary",
  isNamed = false,
}: FollowButtonProps) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== person.id;
  const { data } = useQuery({ ...relationsOptions(ids), enabled: isOther });
  const follow = useFollow(person);
  const block = useBlock(person);
  // The pointer is still on the button, whose next effect is not news yet.
  const [isPressed, setPressed] = useState(false);
  const isRefused = data?.hidden.includes(person.id) && !data.blocked.includes(person.id);
  if (!isOther || isRefused) return null;

  const isBlocked = block.isPending ? block.variables : data?.blocked.includes(person.id);
  const follows = follow.isPending ? follow.variables : data?.following.includes(person.id);
  const { state, act } = isBlocked
    ? { state: "Blocked", act: "Unblock" }
    : follows
      ? { state: "Following", act: "Unfollow" }
      : { state: "Follow", act: null };
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click does not unfollow.
    if (detail > 1) return;
    setPressed(true);
    if (isBlocked) block.mutate(false);
    else follow.mutate(!follows);
  };
  return (
    <Button
      size={size}
      variant={act ? "secondary" : variant}
      className={cn(!data && "invisible", act && !isPressed && "group")}
      onClick={press}
      onPointerLeave={() => setPressed(false)}
      onBlur={() => setPressed(false)}
    >
      {act ? <StateOrAct state={state} act={act} /> : state}
      {isNamed ? <span className="sr-only"> {person.username}</span> : null}
    </Button>
  );
}

/** On hover and focus, what a press does. Both words have the same place, so that the button keeps its width. */
function StateOrAct({ state, act }: { state: string; act: string }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className="group-hover:invisible group-focus-visible:invisible">{state}</span>
      <span className="invisible group-hover:visible group-focus-visible:visible">{act}</span>
    </span>
  );
}
