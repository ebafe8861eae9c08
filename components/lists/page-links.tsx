import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

type PageLinksProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Nothing for a single page. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <Button asChild>
          <Link href={hrefOf(page - 1)} rel="prev">
            <Icon name="arrow-left" className="size-4" />
            Previous
          </Link>
        </Button>
      ) : null}
      <span className="text-[14px] text-ink-2 tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Button asChild>
          <Link href={hrefOf(page + 1)} rel="next">
            Next
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </Button>
      ) : null}
    </nav>
  );
}
