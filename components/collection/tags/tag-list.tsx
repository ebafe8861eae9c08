import { cn } from "@/components/ui/cn";
import type { Tag } from "@/lib/collection/tag-schema";

/** The tags of one line; the number of those that follow. */
const SHOWN = 3;

export function TagList({ tags, className }: { tags: readonly Tag[]; className?: string }) {
  const more = tags.slice(SHOWN);
  return (
    <ul aria-label="Tags" className={cn("flex min-w-0 gap-1.5", className)}>
      {tags.slice(0, SHOWN).map(({ id, name }) => (
        <li
          key={id}
          className="max-w-40 truncate rounded-full border border-line px-2.5 py-0.5 text-[12.5px] text-ink-2"
        >
          {name}
        </li>
      ))}
      {more.length > 0 ? (
        <li data-tip={more.map(({ name }) => name).join(", ")} className="py-0.5 text-[12.5px] text-ink-3">
          +{more.length}
        </li>
      ) : null}
    </ul>
  );
}
