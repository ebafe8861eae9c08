"use client";

import { lazy, Suspense } from "react";

const Tools = lazy(() =>
  import("./header-tools-live").then((module) => ({ default: module.HeaderToolsLive })),
);

/**
 * The header's right side. Its HTML stands from the start and its script follows the page's own: React keeps what the
 * server rendered until then.
 */
export function HeaderTools() {
  return (
    <Suspense>
      <Tools />
    </Suspense>
  );
}
