import type { Metadata } from "next";
import { Suspense } from "react";
import { CollectionScreen, CollectionScreenSkeleton } from "@/components/collection/shelf/collection-screen";
import { ShelfLinks } from "@/components/collection/shelf/shelf-links";

export const metadata: Metadata = { title: "My Collection", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <ShelfLinks />
      <Suspense fallback={<CollectionScreenSkeleton />}>
        <CollectionScreen />
      </Suspense>
    </div>
  );
}
