import { Link } from "@/components/ui/link";
import { HighlightsSkeleton } from "./highlights-row";
import { OnYourShelf } from "./on-your-shelf";

/** Shown by `data-user` from the first paint on, so that nothing jumps when the games arrive. */
export function ShelfSection() {
  return (
    <section aria-labelledby="shelf-title" className="wrap hidden [[data-user]_&]:block">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="shelf-title" className="text-[24px] md:text-[28px]">
          On your shelf
        </h2>
        <Link
          href="/collection"
          className="rounded-sm font-medium text-[15px] text-lamp-text underline-offset-4 hover:underline"
        >
          My Collection
        </Link>
      </div>
      <OnYourShelf skeleton={<HighlightsSkeleton />} />
    </section>
  );
}
