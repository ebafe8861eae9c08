import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import imageLoader from "@/lib/games/image-loader";
import { CoverImage } from "./cover-image";

/** Widths of IGDB's two large cover sizes, in pixels. */
const COVER_WIDTHS = [264, 528];
const COVER_WIDTH_PX = 264;

type GameCoverProps = {
  name: string;
  coverUrl: string | null;
  /** Rendered width, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  className?: string;
  /** Blurred until it is pressed, unless the viewer has turned such games on. */
  isAdult?: boolean | undefined;
  /** Shown over the picture. */
  children?: ReactNode;
};

/** A 3:4 cover; a placeholder with the name without a picture, or if it fails to load. */
export function GameCover({ name, coverUrl, sizes, priority, className, isAdult, children }: GameCoverProps) {
  return (
    <span
      className={cn("cover", className)}
      // The boot script changes the attribute when the link is pressed.
      {...(isAdult ? { "data-adult": "hidden", suppressHydrationWarning: true } : {})}
    >
      {coverUrl ? (
        <CoverImage
          src={imageLoader({ src: coverUrl, width: COVER_WIDTH_PX })}
          srcSet={COVER_WIDTHS.map((width) => `${imageLoader({ src: coverUrl, width })} ${width}w`).join()}
          sizes={sizes}
          alt=""
          priority={priority}
        />
      ) : null}
      {/* Also shown if the picture fails to load (app/components.css). */}
      <span aria-hidden="true" data-name={name} className="cover-name" />
      {children}
    </span>
  );
}
