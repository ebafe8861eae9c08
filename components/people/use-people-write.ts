"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWrite, type Write } from "@/components/collection/use-shelf-writes";
import { useRefreshPage } from "@/components/page/use-refresh-page";
import { api } from "@/lib/browser-api";
import { AppError, messageOf } from "@/lib/errors";
import { peopleChannel } from "@/lib/tab-channel";
import { refetchPeople } from "./refetch-people";

export type PersonRef = { id: string; username: string };

/** @returns a function that reads again what a follow or a block changes */
function useRefetchPeople() {
  // Profiles count and list follows.
  const refreshPage = useRefreshPage(/^\/user\//);
  return async (queryClient: QueryClient) => {
    peopleChannel.announceToOthers();
    await refetchPeople(queryClient);
    refreshPage();
  };
}

/** A write to follows or blocks. Messages that a user can act on are shown as they are, instead of `failure`. */
const usePeopleWrite = <Change, Answer>({ failure, ...write }: Write<Change, Answer> & { failure: string }) =>
  useWrite({
    failure: (_, error) =>
      error instanceof AppError && ["not_found", "not_authenticated"].includes(error.code)
        ? messageOf(error)
        : failure,
    refetch: useRefetchPeople(),
    ...write,
  });

/** Follows someone, or with `false` no longer. */
export function useFollow({ id, username }: PersonRef) {
  return usePeopleWrite({
    scope: `person-${id}`,
    write: (follows: boolean, change) =>
      follows
        ? api.put("/api/people/[id]/follow", { params: { id }, change })
        : api.delete("/api/people/[id]/follow", { params: { id }, change }),
    done: (_, follows) =>
      follows
        ? {
            text: `You follow ${username}`,
            undo: { done: `You no longer follow ${username}`, alternative: "choose Unfollow" },
          }
        : {
            text: `You no longer follow ${username}`,
            undo: { done: `You follow ${username} again`, alternative: "choose Follow" },
          },
    failure: "This could not be saved. Please try again.",
  });
}

/** Blocks someone, or with `false` no longer. */
export function useBlock({ id, username }: { id: string; username: string | null }) {
  const name = username ?? "This profile";
  return usePeopleWrite({
    scope: `person-${id}`,
    write: (blocks: boolean, change) =>
      blocks
        ? api.put("/api/people/[id]/block", { params: { id }, change })
        : api.delete("/api/people/[id]/block", { params: { id }, change }),
    done: (_, blocks) =>
      blocks
        ? {
            text: `${name} is blocked`,
            undo: { done: `${name} is no longer blocked`, alternative: "choose Unblock" },
          }
        : {
            text: `${name} is no longer blocked`,
            undo: { done: `${name} is blocked again`, alternative: "block the profile again" },
          },
    failure: "This could not be saved. Please try again.",
  });
}

/** Ends that someone follows the user. `isRemoved` is for the row, which is part of the page. */
export function useRemoveFollower({ id, username }: PersonRef) {
  const [isRemoved, setRemoved] = useState(false);
  const refetch = useRefetchPeople();
  const { mutate, isPending } = usePeopleWrite({
    scope: `person-${id}`,
    write: (_: undefined, change) => api.delete("/api/people/[id]/follower", { params: { id }, change }),
    onSaved: () => setRemoved(true),
    done: () => ({
      text: `${username} no longer follows you. They can follow you again unless you block them.`,
      undo: {
        done: `${username} follows you again`,
        alternative: "ask them to follow you again",
        refetch(queryClient) {
          setRemoved(false);
          return refetch(queryClient);
        },
      },
    }),
    failure: "This follower could not be removed. Please try again.",
  });
  return { remove: () => mutate(undefined), isRemoved: isPending || isRemoved };
}
