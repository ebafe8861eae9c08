import type { Metadata } from "next";
import { Suspense } from "react";
import { ReviewScreen, ReviewScreenSkeleton } from "@/components/imports/review-screen";

export const metadata: Metadata = { title: "Review import" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <Suspense fallback={<ReviewScreenSkeleton />}>
        <ReviewScreen />
      </Suspense>
    </div>
  );
}
