import { Link } from "@/components/ui/link";
import { HighlightsSkeleton } from "./highlights-row";
import { OnYourShelf } from "./on-your-shelf";

/** Shown by `data-user` from the first paint on, so that nothing jumps when the games arrive. */
export function ShelfSection() {
  return (
    <section aria-labelledby="shelf-title" className="wrap hidden pt-6 md:pt-11 [[data-user]_&]:block">
      <div className="mb-3.5 flex items-center justify-between gap-3 md:mb-3">
        <h2 id="shelf-title" className="text-[27px] md:text-[30px]">
          Your shelf
        </h2>
        <Link href="/collection" className="flex h-11 items-center text-[14px] text-ink-2 hover:text-ink">
          My Collection
        </Link>
      </div>
      <OnYourShelf skeleton={<HighlightsSkeleton />} />
    </section>
  );
}
