/** 32-bit FNV-1a. All sample figures are derived from it, so that each load returns the same catalogue. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

const hex = (value: number) => value.toString(16).padStart(8, "0");

/** A uuid derived from `key`. */
export function checksum(key: string): string {
  const a = hex(hash(key));
  const b = hex(hash(`${key}#b`));
  const c = hex(hash(`${key}#c`));
  const d = hex(hash(`${key}#d`));
  return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
}

/** A slug like IGDB's: no accents, `&` spelled out, no apostrophes. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll("/", " slash ")
    .replace(/['’"“”.!]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const SPACE = 36 ** 4;
const WIDE_SPACE = 36 ** 5;

/** An image id like IGDB's; unique, because the multipliers are coprime to 36. */
export function imageId(prefix: "co" | "sc" | "ar" | "cl" | "pl", number: number): string {
  const wide = prefix === "sc" || prefix === "ar";
  const space = wide ? WIDE_SPACE : SPACE;
  const scrambled = (number * (wide ? 7_368_787 : 1_000_003)) % space;
  return prefix + scrambled.toString(36).padStart(wide ? 5 : 4, "0");
}

/** The protocol-relative URL of an image, as in IGDB's `url`. */
export const imageUrl = (id: string) => `//images.igdb.com/igdb/image/upload/t_thumb/${id}.jpg`;
