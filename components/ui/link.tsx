"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

export type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * A link within the site. Its page is fetched ahead once somebody points at it, touches it or reaches it by the
 * keyboard: fetching whatever is in sight would cost a phone's visitor dozens of pages that nobody opens.
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
