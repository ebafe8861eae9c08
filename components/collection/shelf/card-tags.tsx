import { TagList } from "@/components/collection/tags/tag-list";
import type { Tag } from "@/lib/collection/tag-schema";

/** In list view on wide screens, at a place of their own beside the rating. */
export function CardTags({ tags, inert }: { tags: readonly Tag[]; inert: boolean }) {
  return (
    <TagList
      tags={tags}
      inert={inert}
      className="absolute top-1/2 right-64 hidden max-w-[34%] -translate-y-1/2 justify-end lg:view-list:flex"
    />
  );
}
