import type { Metadata } from "next";
import { Suspense } from "react";
import { JournalScreen } from "@/components/collection/plays/journal-screen";
import { Skeleton } from "@/components/ui/skeleton";

export const metadata: Metadata = { title: "Journal", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <JournalScreen />
      </Suspense>
    </div>
  );
}
