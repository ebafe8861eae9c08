"use client";

import { lazy, Suspense } from "react";
import type { VideoGalleryProps } from "./video-gallery-live";

const Live = lazy(() =>
  import("./video-gallery-live").then((module) => ({ default: module.VideoGalleryLive })),
);

export function VideoGallery(props: VideoGalleryProps) {
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
