import type { Metadata } from "next";
import { Suspense } from "react";
import { FeedScreen, FeedScreenSkeleton } from "@/components/feed/feed-screen";

export const metadata: Metadata = { title: "Feed" };

export default function Page() {
  return (
    <div className="wrap min-h-svh pt-3 pb-16 md:pt-10">
      <Suspense fallback={<FeedScreenSkeleton />}>
        <FeedScreen />
      </Suspense>
    </div>
  );
}
