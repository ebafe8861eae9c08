import { Link } from "@/components/ui/link";
import type { Tag } from "@/lib/collection/tag-schema";

/** The tags of one line; the number of those that follow. */
const SHOWN = 3;

type TagListProps = { tags: readonly Tag[]; inert?: boolean };

/** Each tag leads to the games that have it. */
export function TagList({ tags, inert }: TagListProps) {
  const more = tags.slice(SHOWN);
  return (
    <ul aria-label="Tags" inert={inert} className="flex min-w-0 gap-3">
      {tags.slice(0, SHOWN).map(({ id, name }) => (
        <li key={id} className="flex min-w-0">
          <Link
            href={`/collection?tag=${id}`}
            className="relative max-w-40 truncate py-0.5 text-[13px] text-ink-3 underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0 hover:text-ink hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
      {more.length > 0 ? (
        <li data-tip={more.map(({ name }) => name).join(", ")} className="py-0.5 text-[13px] text-ink-3">
          +{more.length}
        </li>
      ) : null}
    </ul>
  );
}
