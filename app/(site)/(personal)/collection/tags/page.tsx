import type { Metadata } from "next";
import { Suspense } from "react";
import { TagsScreen } from "@/components/collection/tags/tags-screen";
import { Skeleton } from "@/components/ui/skeleton";

export const metadata: Metadata = { title: "Tags" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <TagsScreen />
      </Suspense>
    </div>
  );
}
