import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import { leaveShelf, SHELF_CHOICES, type ShelfChoice } from "./shelf-choice";

type FilterChipsProps = {
  /** `href` is the list's without the choice. */
  chips: readonly { label: string; href: string }[];
  shelf: ShelfChoice | null;
  total: number;
};

/** What is chosen; each chip removes its choice. */
export function FilterChips({ chips, shelf, total }: FilterChipsProps) {
  return (
    <ul className="browse-chips" aria-label="Chosen filters">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} className="browse-chip" aria-label={`Remove filter: ${label}`} rel="nofollow">
            {label} <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {shelf ? (
        <li className={shelf === "without" ? "signed-in-only" : undefined}>
          <button type="button" className="browse-chip" onClick={leaveShelf}>
            {SHELF_CHOICES.find(({ value }) => value === shelf)?.chip} <Icon name="x" className="size-4" />
          </button>
        </li>
      ) : null}
      <li className="browse-total">{plural(total, "game")}</li>
    </ul>
  );
}
