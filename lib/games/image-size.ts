const SIZE = /\/t_([a-z0-9_]+)\//;

/** The size in an IGDB image URL, such as `cover_big`; null for any other URL. */
export function imageSizeOf(src: string): string | null {
  return SIZE.exec(src)?.[1] ?? null;
}

/** The same image in another size (https://api-docs.igdb.com/#images). */
export function withImageSize(src: string, size: string): string {
  return src.replace(SIZE, `/t_${size}/`);
}
