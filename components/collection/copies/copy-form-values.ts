import { hasFields } from "@/components/collection/edit/draft";
import { type Copy, type CopyBody, copyBodySchema } from "@/lib/collection/copy-schema";
import { MEDIA, type Medium } from "@/lib/collection/shelf-choices";

/** The fields as typed. */
type CopyValues = {
  medium: Medium | null;
  platform: string;
  store: string;
  boughtOn: string;
  price: string;
  currency: string;
};
const COPY_FIELDS = ["medium", "platform", "store", "boughtOn", "price", "currency"] as const;
type CopyErrors = Partial<Record<keyof CopyValues, string>>;

const PRICE = /^\d{1,10}([.,]\d{1,2})?$/;

export function toCopyValues(copy: Copy | null, currency: string): CopyValues {
  return {
    medium: copy?.medium ?? null,
    platform: copy?.platform ?? "",
    store: copy?.store ?? "",
    boughtOn: copy?.boughtOn ?? "",
    price: copy?.price == null ? "" : String(copy.price),
    currency: copy?.currency ?? currency,
  };
}

export const isCopyValues = (values: unknown): values is CopyValues =>
  hasFields(values, COPY_FIELDS, "medium", [...MEDIA, null]);

/** What the API expects, or a message for each wrong field. */
export function readCopy(values: CopyValues): { body: CopyBody } | { errors: CopyErrors } {
  const price = values.price.trim();
  const isPrice = !price || PRICE.test(price);
  const parsed = copyBodySchema.safeParse({
    medium: values.medium,
    platform: values.platform.trim() || null,
    store: values.store.trim() || null,
    boughtOn: values.boughtOn.trim() || null,
    price: price && isPrice ? Number(price.replace(",", ".")) : null,
    currency: price ? values.currency.trim().toUpperCase() || null : null,
  });
  const errors: CopyErrors = isPrice ? {} : { price: "Enter a price such as 20 or 19.99." };
  for (const { path, message } of parsed.error?.issues ?? []) {
    errors[String(path[0]) as keyof CopyValues] ??= message;
  }
  return parsed.success && isPrice ? { body: parsed.data } : { errors };
}
