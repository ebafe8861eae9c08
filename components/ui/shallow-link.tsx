"use client";

import type { ComponentProps } from "react";

type ShallowLinkProps = ComponentProps<"a"> & { href: string };

/** A link that changes only the query of the current page, without a request. */
export function ShallowLink({ href, onClick, ...props }: ShallowLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        window.history.pushState(null, "", event.currentTarget.href);
      }}
    />
  );
}
