import type { ComponentProps } from "react";
import imageLoader from "@/lib/games/image-loader";

/** IGDB's largest size, in pixels. */
export const FULL_WIDTH_PX = 1920;
const THUMB_WIDTHS = [569, 889];

type ScreenshotThumbProps = Pick<ComponentProps<"a">, "onClick" | "onPointerEnter"> & {
  url: string;
  /** URL of the full picture, for the link without scripts. */
  full: string;
  alt: string;
};

export function ScreenshotThumb({ url, full, alt, onClick, onPointerEnter }: ScreenshotThumbProps) {
  const small = (width: number) => imageLoader({ src: url, width });
  return (
    <a
      href={full}
      target="_blank"
      rel="noreferrer"
      onClick={onClick}
      onPointerEnter={onPointerEnter}
      className="screenshot"
    >
      <img
        src={small(569)}
        srcSet={THUMB_WIDTHS.map((width) => `${small(width)} ${width}w`).join(", ")}
        sizes="(min-width: 1280px) 220px, (min-width: 768px) 23vw, 46vw"
        alt={alt}
        width={569}
        height={320}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
