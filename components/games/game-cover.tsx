import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import imageLoader from "@/lib/games/image-loader";
import { CoverImage } from "./cover-image";

/** Widths of IGDB's two large cover sizes, in pixels. */
const COVER_WIDTHS = [264, 528];
const COVER_WIDTH_PX = 264;
const COVER_HEIGHT_PX = 352;

export type GameCoverProps = {
  name: string;
  coverUrl: string | null;
  /** How wide the cover stands on the page, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  className?: string;
  /** What stands over the picture. */
  children?: ReactNode;
};

/** A cover at 3:4 with its hairline and shadow; the mark and the name where there is no picture. */
export function GameCover({ name, coverUrl, sizes, priority, className, children }: GameCoverProps) {
  return (
    <span className={cn("cover", className)}>
      {coverUrl ? null : (
        <span
          aria-hidden="true"
          className="absolute inset-x-[12%] top-[56%] line-clamp-3 text-center font-display font-semibold text-[14px] text-ink-3 leading-tight view-list:hidden"
        >
          {name}
        </span>
      )}
      {coverUrl ? (
        <CoverImage
          src={imageLoader({ src: coverUrl, width: COVER_WIDTH_PX })}
          srcSet={COVER_WIDTHS.map((width) => `${imageLoader({ src: coverUrl, width })} ${width}w`).join(
            ", ",
          )}
          sizes={sizes}
          alt=""
          width={COVER_WIDTH_PX}
          height={COVER_HEIGHT_PX}
          priority={priority}
        />
      ) : null}
      {children}
    </span>
  );
}
