"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { GalleryFrame, GalleryLoading } from "./gallery-frame";

const Live = lazyPart(() => import("./gallery-live").then((module) => module.GalleryLive));

/** The gallery of floating covers. The canvas and its code load after the page. */
export function Gallery() {
  return (
    <>
      <noscript>
        <p className="wrap pt-10 text-ink-2">
          The gallery needs JavaScript to draw. The games are in the{" "}
          <Link href="/games" className="underline underline-offset-4">
            list of popular games
          </Link>{" "}
          too.
        </p>
      </noscript>
      <Suspense
        fallback={
          <GalleryFrame>
            <GalleryLoading />
          </GalleryFrame>
        }
      >
        <Live />
      </Suspense>
    </>
  );
}
