const SIZE = /\/t_([a-z0-9_]+)\//;

/** The size that the address of one of IGDB's images names, such as `cover_big`; null for any other address. */
export function imageSizeOf(src: string): string | null {
  return SIZE.exec(src)?.[1] ?? null;
}

/** The same image in another of IGDB's sizes (https://api-docs.igdb.com/#images). An address without a size is returned as it is. */
export function withImageSize(src: string, size: string): string {
  return src.replace(SIZE, `/t_${size}/`);
}
