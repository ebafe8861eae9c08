import { Link } from "@/components/ui/link";
import { formatCountUpTo } from "@/lib/format-count";
import { MAX_COUNTED, PEOPLE_LISTS, type PeopleList, peoplePath } from "@/lib/people/path";
import type { FollowCounts } from "@/lib/people/public-people";

const LABELS: Record<PeopleList, string> = { followers: "Followers", following: "Following" };

type PeopleSwitchProps = { username: string; list: PeopleList; counts: FollowCounts };

/** Links to the followers of a user and to the people whom the user follows. */
export function PeopleSwitch({ username, list, counts }: PeopleSwitchProps) {
  return (
    <nav aria-label="People" className="page-segments segments mb-4">
      {PEOPLE_LISTS.map((name) => (
        <Link
          key={name}
          href={peoplePath(username, name)}
          scroll={false}
          aria-current={name === list ? "page" : undefined}
          className="segment"
        >
          {LABELS[name]}
          <span className="segment-count">{formatCountUpTo(MAX_COUNTED, counts[name])}</span>
        </Link>
      ))}
    </nav>
  );
}
