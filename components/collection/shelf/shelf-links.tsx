import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

const LINKS = [
  { href: "/collection/stats", label: "Statistics" },
  { href: "/journal", label: "Journal" },
  { href: "/lists", label: "Lists" },
  { href: "/collection/tags", label: "Tags" },
  { href: "/settings#your-data", label: "Export" },
];

/** Links above the shelf: back, and its other pages. On phones on a line of their own. */
export function ShelfLinks() {
  return (
    <div className="-mx-3.5 flex flex-wrap items-center">
      <Button asChild variant="ghost" size="sm" className="mr-auto">
        <Link href="/games">
          <Icon name="arrow-left" className="size-4" />
          <span className="max-md:sr-only">Back to Games</span>
        </Link>
      </Button>
      <Button asChild variant="ghost" size="sm">
        <Link href="/collection/pick">
          <Icon name="sparkles" className="size-4" />
          What should I play?
        </Link>
      </Button>
      <nav
        aria-label="Your shelf"
        className="flex flex-wrap max-sm:w-full max-sm:justify-between max-sm:px-1.5"
      >
        {LINKS.map(({ href, label }) => (
          <Button key={href} asChild variant="ghost" size="sm" className="max-sm:px-2 max-lg:px-2.5">
            <Link href={href}>{label}</Link>
          </Button>
        ))}
      </nav>
    </div>
  );
}
