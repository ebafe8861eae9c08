import { Button } from "@/components/ui/button";
import { type BrowsePlace, nextBrowsePath } from "@/lib/games/browse-path";

/** The way to the next page for who has no JavaScript; the same place and size as `LoadMore`. */
export function BrowsePages({ place, hasNext }: { place: BrowsePlace; hasNext: boolean }) {
  const next = hasNext ? nextBrowsePath(place) : null;
  if (!next) return null;
  return (
    <div className="mt-10 flex min-h-[42px] justify-center">
      <Button asChild>
        <a href={next}>Load more games</a>
      </Button>
    </div>
  );
}
