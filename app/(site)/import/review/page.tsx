import type { Metadata } from "next";
import { Suspense } from "react";
import { ReviewScreen, ReviewScreenSkeleton } from "@/components/imports/review-screen";

export const metadata: Metadata = { title: "Review import", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <Suspense fallback={<ReviewScreenSkeleton />}>
        <ReviewScreen />
      </Suspense>
    </div>
  );
}
