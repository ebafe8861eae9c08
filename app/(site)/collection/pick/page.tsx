import type { Metadata } from "next";
import { Suspense } from "react";
import { PickScreen } from "@/components/collection/pick/pick-screen";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "What shall I play?", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <QueryProvider>
        <Suspense>
          <PickScreen />
        </Suspense>
      </QueryProvider>
    </div>
  );
}
