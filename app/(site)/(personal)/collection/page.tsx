import type { Metadata } from "next";
import { Suspense } from "react";
import { CollectionScreen, CollectionScreenSkeleton } from "@/components/collection/shelf/collection-screen";
import { SteamImport } from "@/components/steam-library/steam-import";

export const metadata: Metadata = { title: "My Collection" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <Suspense fallback={<CollectionScreenSkeleton />}>
        <CollectionScreen />
        <SteamImport />
      </Suspense>
    </div>
  );
}
