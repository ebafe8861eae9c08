"use client";

import { useQuery } from "@tanstack/react-query";
import { StatusDot } from "@/components/collection/status-dot";
import { Avatar } from "@/components/page/avatar";
import { Link } from "@/components/ui/link";
import { STATUS_LABELS } from "@/lib/collection/status";
import { plural } from "@/lib/format-count";
import { followedOwnersOptions } from "@/lib/people/queries";
import { profilePath } from "@/lib/profile/profile-route";

/** The people whom the user follows who have the game, with their faces. */
export function FollowedOwners({ gameId }: { gameId: number }) {
  const { data } = useQuery(followedOwnersOptions(gameId));
  if (!data || data.total === 0) return null;
  const { total, people } = data;
  return (
    <>
      <ul className="numbers-faces">
        {people.map(({ id, username, avatarUrl, status }) => {
          const label = `${username}: ${STATUS_LABELS[status]}`;
          return (
            <li key={id}>
              <Link href={profilePath(username)} data-tip={label}>
                <Avatar name={username} avatarUrl={avatarUrl} className="size-8 text-[11.5px]" />
                <StatusDot status={status} className="numbers-dot" />
                <span className="sr-only">{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>
        {plural(total, "person", "people")} you follow {total === 1 ? "has" : "have"} it
      </p>
    </>
  );
}
