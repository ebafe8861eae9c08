import type { Metadata } from "next";
import { Suspense } from "react";
import { TagsScreen } from "@/components/collection/tags/tags-screen";
import { QueryProvider } from "@/components/ui/query-provider";
import { Skeleton } from "@/components/ui/skeleton";

export const metadata: Metadata = { title: "Tags", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <QueryProvider>
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <TagsScreen />
        </Suspense>
      </QueryProvider>
    </div>
  );
}
