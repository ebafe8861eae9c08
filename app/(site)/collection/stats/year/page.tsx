import type { Metadata } from "next";
import { Suspense } from "react";
import { OwnYear, YearSkeleton } from "@/components/statistics/own-year";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Year in review", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <QueryProvider>
        <Suspense fallback={<YearSkeleton />}>
          <OwnYear />
        </Suspense>
      </QueryProvider>
    </div>
  );
}
