import type { Metadata } from "next";
import { Suspense } from "react";
import { JournalScreen, JournalSkeleton } from "@/components/collection/plays/journal-screen";

export const metadata: Metadata = { title: "Journal" };

export default function Page() {
  return (
    // At least the height of its skeleton, which keeps the footer below the screen.
    <div className="wrap min-h-svh pt-1.5 pb-16 md:pt-10">
      <Suspense fallback={<JournalSkeleton />}>
        <JournalScreen />
      </Suspense>
    </div>
  );
}
