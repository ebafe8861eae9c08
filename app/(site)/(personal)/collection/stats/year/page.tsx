import type { Metadata } from "next";
import { Suspense } from "react";
import { OwnYear, YearSkeleton } from "@/components/statistics/own-year";

export const metadata: Metadata = { title: "Year in review" };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <Suspense fallback={<YearSkeleton />}>
        <OwnYear />
      </Suspense>
    </div>
  );
}
