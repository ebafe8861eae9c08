import { TagList } from "@/components/collection/tags/tag-list";
import { copyTitle } from "@/lib/collection/copy-words";
import type { CollectionItem } from "@/lib/collection/schema";

/** What the user owns of a game and how they tag it. Beneath the buttons, where the page has room, so that nothing moves. */
export function OwnLine({ item: { copies, tags } }: { item: CollectionItem }) {
  if (copies.length === 0 && tags.length === 0) return null;
  return (
    <div className="absolute inset-x-0 top-full mt-1.5 flex items-center gap-3 text-[13.5px] leading-5">
      {copies.length > 0 ? (
        <p className="min-w-0 truncate text-ink-2">
          <span className="text-ink-3">You own: </span>
          {copies.map(copyTitle).join(" · ")}
        </p>
      ) : null}
      <TagList tags={tags} className="shrink-0 empty:hidden" />
    </div>
  );
}
