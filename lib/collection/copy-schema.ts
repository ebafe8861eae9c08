import { z } from "zod";
import { countCharacters, isVisibleText } from "@/lib/storable-text";
import { partialDateProblem } from "./partial-date";
import { MEDIA, type Medium } from "./shelf-choices";

export const MEDIUM_LABELS: Record<Medium, string> = { digital: "Digital", physical: "Physical" };

/** The limit for the names of platforms and stores. */
const NAME_MAX_LENGTH = 100;
const PRICE_MAX = 99_999_999.99;

export type Copy = {
  id: string;
  platform: string | null;
  store: string | null;
  medium: Medium | null;
  /** A partial date. */
  boughtOn: string | null;
  price: number | null;
  /** ISO 4217. */
  currency: string | null;
};

const nameOf = (what: string) => {
  const rule = `A ${what} is text of up to 100 characters.`;
  return z
    .string(rule)
    .trim()
    .refine((text) => isVisibleText(text) && countCharacters(text) <= NAME_MAX_LENGTH, rule)
    .transform((text) => text || null)
    .nullable();
};

const boughtOn = z.string().superRefine((text, context) => {
  const message = partialDateProblem(text, Date.now());
  if (message) context.addIssue({ code: "custom", message });
});

const PRICE_RULE = "A price is from 0 to 99,999,999.99, with two decimals at most.";
const price = z
  .number(PRICE_RULE)
  .min(0, PRICE_RULE)
  .max(PRICE_MAX, PRICE_RULE)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, PRICE_RULE);

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
const CURRENCY_RULE = "A currency is a code of three letters, such as EUR or USD.";
const currency = z.string(CURRENCY_RULE).refine((code) => CURRENCIES.has(code), CURRENCY_RULE);

/** A whole copy, as the form sends it. */
export const copyBodySchema = z
  .strictObject({
    platform: nameOf("platform"),
    store: nameOf("store"),
    medium: z.enum(MEDIA).nullable(),
    boughtOn: boughtOn.nullable(),
    price: price.nullable(),
    currency: currency.nullable(),
  })
  .refine(({ price: paid, currency: code }) => paid === null || code !== null, {
    message: "A price needs a currency.",
    path: ["currency"],
  })
  .transform((body) => (body.price === null ? { ...body, currency: null } : body))
  .refine((body) => Object.values(body).some((value) => value !== null), {
    message: "Enter something about the copy, such as its platform or store.",
    path: ["platform"],
  });
export type CopyBody = z.output<typeof copyBodySchema>;
