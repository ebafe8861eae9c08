const SIZE = /\/t_([a-z0-9_]+)\//;

export function imageSizeOf(src: string): string | null {
  return SIZE.exec(src)?.[1] ?? null;
}

export function withImageSize(src: string, size: string): string {
  return src.replace(SIZE, `/t_${size}/`);
}
