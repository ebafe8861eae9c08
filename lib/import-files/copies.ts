import { cutText, shortText } from "./clean-text.ts";
import type { FileCopy } from "./entry.ts";
import { TAG_LENGTH, WORD_LENGTH } from "./limits.ts";
import { type DecimalMark, toNumber } from "./numbers.ts";

const EMPTY: FileCopy = {
  platform: null,
  store: null,
  medium: null,
  boughtOn: null,
  price: null,
  currency: null,
};

/** Without duplicates and empty copies. */
export function copiesOf(copies: readonly Partial<FileCopy>[]): FileCopy[] {
  const found = new Map<string, FileCopy>();
  for (const draft of copies) {
    const hasPrice = draft.price !== null && draft.price !== undefined && draft.currency;
    const copy: FileCopy = {
      ...EMPTY,
      ...draft,
      platform: nameOf(draft.platform),
      store: nameOf(draft.store),
      price: hasPrice ? (draft.price ?? null) : null,
      currency: hasPrice ? (draft.currency ?? null) : null,
    };
    if (Object.values(copy).some((value) => value !== null)) found.set(JSON.stringify(copy), copy);
  }
  return [...found.values()];
}

/** Without characters that the database refuses: control characters, invisible ones, and those that change the direction of text. */
function nameOf(text: string | null | undefined): string | null {
  return shortText(visible(text ?? ""), WORD_LENGTH).trim() || null;
}

const visible = (text: string) => text.replace(/[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]+/gu, " ");

/** Without duplicates that differ only in case. */
export function tagsOf(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags) {
    const name = cutText(visible(tag).replace(/\s+/g, " ").trim().normalize(), TAG_LENGTH).trim();
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  }
  return [...found.values()];
}

/** The values that a cell lists: divided at semicolons, bars or line ends, otherwise at commas. */
export function partsOfCell(text: string): string[] {
  const parts = /[;|\n]/.test(text) ? text.split(/[;|\n]/) : text.split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

const PHYSICAL =
  /\b(physical|physisch|physique|f[ií]sic[oa]|fizyczn|fyzick|fisica|disc|disk|dvd|blu-?ray|cd|cart(ridge)?|retail|boxed|box|card|umd)|^(cib|loose|sealed)$/i;
const DIGITAL =
  /\b(digital|digitaal|num[ée]rique|d[ée]mat|cyfrow|digit[áa]ln|digitale|download|online|e-?shop|psn|steam|gog|epic)/i;

export function mediumOf(text: string): FileCopy["medium"] {
  if (DIGITAL.test(text)) return "digital";
  return PHYSICAL.test(text) ? "physical" : null;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/R\$/, "BRL"],
  [/A\$|AU\$/i, "AUD"],
  [/C\$|CA\$/i, "CAD"],
  [/NZ\$/i, "NZD"],
  [/HK\$/i, "HKD"],
  [/MX\$/i, "MXN"],
  [/€|\beuros?\b/i, "EUR"],
  [/£/, "GBP"],
  [/¥|円/, "JPY"],
  [/₽|руб/i, "RUB"],
  [/₩/, "KRW"],
  [/₹/, "INR"],
  [/₺/, "TRY"],
  [/₴/, "UAH"],
  [/zł|\bzl\b/i, "PLN"],
  [/Kč|\bkc\b/i, "CZK"],
  [/\bfr\.?\b|sfr/i, "CHF"],
  [/\$/, "USD"],
];

const CODES = new Set(Intl.supportedValuesOf("currency"));

/** ISO 4217, from a code or a sign anywhere in the text. "kr" is ambiguous: three countries use it. */
export function currencyOf(text: string): string | null {
  for (const [code] of text.matchAll(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g)) {
    if (CODES.has(code.toUpperCase())) return code.toUpperCase();
  }
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** The digits of a price, for `decimalMark` and `toPrice`. */
export function amountOf(text: string): string {
  return /[\d][\d.,' \u00a0\u202f]*/.exec(text)?.[0].replace(/[.,\s]+$/, "") ?? "";
}

export function toPrice(text: string, mark: DecimalMark): number | null {
  const price = toNumber(amountOf(text), mark);
  if (price === null || text.trim().startsWith("-") || price > 99_999_999.99) return null;
  return Math.round(price * 100) / 100;
}
