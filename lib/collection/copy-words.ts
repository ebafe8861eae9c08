import type { Copy } from "./copy-schema";
import { formatPartialDate } from "./partial-date";

/** "Nintendo Switch, physical", "GOG", "Digital copy". */
export function copyTitle({ platform, store, medium }: Copy): string {
  const name = platform ?? store;
  if (name) return medium ? `${name}, ${medium}` : name;
  if (!medium) return "A copy";
  return medium === "digital" ? "Digital copy" : "Physical copy";
}

/** For one line: the copy, or how many there are. */
export function ownedAs(copies: readonly Copy[]): string | null {
  const [only] = copies;
  if (!only) return null;
  return copies.length === 1 ? copyTitle(only) : `${copies.length} copies`;
}

/** The store, the date and the price. */
export function copyFacts({ platform, store, boughtOn, price, currency }: Copy): string[] {
  return [
    ...(platform && store ? [store] : []),
    ...(boughtOn ? [`Bought ${formatPartialDate(boughtOn)}`] : []),
    ...(price !== null && currency ? [formatPrice(price, currency)] : []),
  ];
}

function formatPrice(price: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price);
}
