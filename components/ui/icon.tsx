import type { StaticImageData } from "next/image";
import { cn } from "./cn";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

export type { IconName };

// Imported, so that its URL has a hash and browsers cache it for ever.
const { src }: StaticImageData = sprite;

/** A decorative icon of the sprite; a label belongs to the element around it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cn("icon", className)}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
