"use client";

import { type ReactNode, Suspense } from "react";

const EMPTY = { __html: "" };

/**
 * Renders children that throw on the server only. Next answers with the status of their error, and still sends the rest
 * of the page. In the browser they are raw HTML, which React does not hydrate, as it would report the error.
 */
export function ResponseStatus({ children }: { children: ReactNode }) {
  if (typeof window !== "undefined") {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without content
    return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  }
  return (
    <span hidden>
      <Suspense>{children}</Suspense>
    </span>
  );
}
