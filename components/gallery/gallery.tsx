"use client";

import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { GalleryFrame, GalleryLoading } from "./gallery-frame";

const GalleryOfGames = island(() => import("./gallery-of-games").then((module) => module.GalleryOfGames), {
  fallback: (
    <GalleryFrame>
      <GalleryLoading />
    </GalleryFrame>
  ),
});

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
      <GalleryOfGames />
    </>
  );
}
