"use client";

import { useQuery } from "@tanstack/react-query";
import { Avatar } from "@/components/page/avatar";
import { FollowButton } from "@/components/people/follow-button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { suggestedPeopleOptions } from "@/lib/feed/queries";
import type { SuggestedPerson } from "@/lib/feed/schema";
import { plural } from "@/lib/format-count";
import { profilePath } from "@/lib/profile/profile-route";
import { popularReviewsOptions } from "@/lib/reviews/queries";

export type Suggestion = { id: string; username: string; avatarUrl: string | null; reason: string };

/** Undefined until they are read, none if that fails. */
export function useSuggestedPeople(mayRead: boolean): readonly Suggestion[] | undefined {
  const { data, isError } = useQuery({ ...suggestedPeopleOptions(), enabled: mayRead });
  if (isError && !data) return [];
  return data?.map((person) => ({ ...person, reason: reasonOf(person) }));
}

/** Authors of the most liked reviews of the week, for users without other suggestions; undefined until they are read. */
export function useLikedAuthors(enabled: boolean): readonly Suggestion[] | undefined {
  const { user } = useSession();
  const { data, isError } = useQuery({ ...popularReviewsOptions(), enabled });
  if (isError) return [];
  return data
    ?.filter(({ userId }, index) => data.findIndex((review) => review.userId === userId) === index)
    .filter(({ userId }) => userId !== user?.id)
    .map(({ userId: id, username, avatarUrl, gameName }) => ({
      id,
      username,
      avatarUrl,
      reason: `Wrote about ${gameName}`,
    }));
}

/** Why someone is suggested: the strongest reason. */
function reasonOf({ followedBy, inCommon, ratesAlike }: SuggestedPerson): string {
  if (ratesAlike) return "Rates the way you do";
  if (inCommon > 1) return `${plural(inCommon, "game")} in common`;
  if (followedBy > 1) return `Followed by ${plural(followedBy, "person", "people")} you follow`;
  if (followedBy === 1) return "Followed by someone you follow";
  return inCommon === 1 ? "1 game in common" : "Follows you";
}

/** Each with a button that follows them. */
export function SuggestedPeople({ people }: { people: readonly Suggestion[] }) {
  const ids = people.map(({ id }) => id);
  return (
    <ul>
      {people.map((person) => (
        <li
          key={person.id}
          className="flex min-h-[68px] items-center gap-2 border-line border-b last:border-b-0"
        >
          <Link
            href={profilePath(person.username)}
            className="group flex min-w-0 flex-1 items-center gap-3 self-stretch rounded-control"
          >
            <Avatar name={person.username} avatarUrl={person.avatarUrl} className="size-10 text-[14px]" />
            <span className="min-w-0">
              <span className="block truncate font-semibold text-[14.5px] decoration-line-strong underline-offset-4 group-hover:underline">
                {person.username}
              </span>
              <span className="block truncate text-[13px] text-ink-3">{person.reason}</span>
            </span>
          </Link>
          <FollowButton person={person} ids={ids} size="sm" variant="secondary" />
        </li>
      ))}
    </ul>
  );
}
