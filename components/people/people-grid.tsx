import { Avatar } from "@/components/page/avatar";
import { Link } from "@/components/ui/link";
import type { PeopleList } from "@/lib/people/path";
import type { ListedPerson } from "@/lib/people/schema";
import { profilePath } from "@/lib/profile/profile-route";
import { PersonSlot } from "./person-slot";

type PeopleGridProps = { people: readonly ListedPerson[]; ownerId: string; list: PeopleList };

/** Public profiles; signed-in users can follow each, and do not see whom a block hides. */
export function PeopleGrid({ people, ownerId, list }: PeopleGridProps) {
  const ids = people.map(({ id }) => id);
  return (
    <ul className="grid grid-cols-1 gap-x-[48px] lg:grid-cols-2 xl:grid-cols-3">
      {people.map(({ id, username, avatarUrl }) => (
        <li
          key={id}
          className="flex min-h-[68px] items-center gap-2 border-line border-b has-data-hidden:hidden"
        >
          <Link
            href={profilePath(username)}
            className="group flex min-w-0 flex-1 items-center gap-3 self-stretch rounded-control"
          >
            <Avatar name={username} avatarUrl={avatarUrl} className="size-11 text-[15px]" />
            <span className="truncate font-semibold decoration-line-strong underline-offset-4 group-hover:underline">
              {username}
            </span>
          </Link>
          <PersonSlot person={{ id, username }} ids={ids} ownerId={ownerId} list={list} />
        </li>
      ))}
    </ul>
  );
}
