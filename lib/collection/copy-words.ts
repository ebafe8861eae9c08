import type { Copy } from "./copy-schema";
import { formatPartialDate } from "./partial-date";
import type { Medium } from "./shelf-choices";

const MEDIUM_WORDS: Record<Medium, string> = { digital: "digital", physical: "physical" };

/** "Nintendo Switch, physical", "GOG", "Digital copy". */
export function copyTitle({ platform, store, medium }: Copy): string {
  const words = [platform ?? store, medium && MEDIUM_WORDS[medium]].filter((word) => word !== null);
  if (words.length === 0) return "A copy";
  const title = platform || store ? words.join(", ") : `${words[0]} copy`;
  return title.charAt(0).toUpperCase() + title.slice(1);
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

export function formatPrice(price: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price);
}
