"use client";

import { useQuery } from "@tanstack/react-query";
import { Avatar } from "@/components/page/avatar";
import { useBlock } from "@/components/people/use-people-write";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { formatCount } from "@/lib/format-count";
import { blockedOptions } from "@/lib/people/queries";
import type { BlockedPerson } from "@/lib/people/schema";
import { Group } from "./group";
import { useSettings } from "./settings-context";

/** Each act is done at once. Nothing if no one is blocked. */
export function BlockedPeople() {
  const { person, isLocked } = useSettings();
  const { data, isError, isFetching, refetch } = useQuery({
    ...blockedOptions(),
    enabled: person !== null && !isLocked,
  });
  if (isError && !data) {
    return (
      <Group title="Blocked">
        <LoadFailed
          text="Whom you have blocked could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          className="mt-3.5"
        />
      </Group>
    );
  }
  if (!data || data.total === 0) return null;
  const others = data.total - data.people.length;
  return (
    <Group
      title="Blocked"
      text="You do not follow each other, and do not find each other in lists and searches."
    >
      <ul className="mt-3.5">
        {data.people.map((blocked) => (
          <BlockedRow key={blocked.id} blocked={blocked} />
        ))}
      </ul>
      {others > 0 ? (
        <p className="pt-2 text-[14px] text-ink-3">
          {`And ${formatCount(others)} whom you blocked before. Each is listed once a newer one is unblocked.`}
        </p>
      ) : null}
    </Group>
  );
}

function BlockedRow({ blocked }: { blocked: BlockedPerson }) {
  const { username, avatarUrl } = blocked;
  const { mutate, isPending } = useBlock(blocked);
  const name = username ?? "A profile that is no longer public";
  return (
    <li className="flex min-h-16 items-center gap-3 border-line border-t py-2.5">
      <Avatar name={username ?? "?"} avatarUrl={avatarUrl} className="size-10 text-[14px]" />
      <span className="min-w-0 flex-1 truncate font-[550]">{name}</span>
      <Button size="sm" pending={isPending} aria-label={`Unblock ${name}`} onClick={() => mutate(false)}>
        Unblock
      </Button>
    </li>
  );
}
