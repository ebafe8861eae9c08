"use client";

import { lazy, Suspense } from "react";
import type { ScreenshotGalleryProps } from "./screenshot-gallery-live";

const Live = lazy(() =>
  import("./screenshot-gallery-live").then((module) => ({ default: module.ScreenshotGalleryLive })),
);

export function ScreenshotGallery(props: ScreenshotGalleryProps) {
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
