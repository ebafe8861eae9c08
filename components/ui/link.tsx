"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

export type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * An internal link. Prefetches on hover, touch or focus only: prefetching all visible links would cost phones
 * dozens of pages that are never opened.
 */
export function Link({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const [isNear, setNear] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={isNear ? null : false}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
    />
  );
}
