import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { HighlightsSkeleton } from "./highlights-row";
import { OnYourShelf } from "./on-your-shelf";

/** Shown by `data-user` from the first paint on, so that nothing jumps when the games arrive. */
export function ShelfSection() {
  return (
    <section aria-labelledby="shelf-title" className="group wrap hidden pt-6 md:pt-11 [[data-user]_&]:block">
      <div className="mb-3.5 flex items-center gap-3 md:mb-3">
        <h2 id="shelf-title" className="mr-auto text-[27px] md:text-[30px]">
          Your shelf
        </h2>
        {/* Phones have it in their bar, an empty shelf below its words. */}
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          data-opens="add-game"
          className="group-has-[[role=status]]:hidden max-[900px]:hidden"
        >
          <Icon name="plus" className="size-[18px]" />
          Add game
        </Button>
        <Link href="/collection" className="flex h-11 items-center text-[14px] text-ink-2 hover:text-ink">
          My Collection
        </Link>
      </div>
      <OnYourShelf skeleton={<HighlightsSkeleton />} />
    </section>
  );
}
