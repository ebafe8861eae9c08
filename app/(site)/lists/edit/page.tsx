import type { Metadata } from "next";
import { Suspense } from "react";
import { EditListScreen, EditListSkeleton } from "@/components/lists/edit/edit-list-screen";

export const metadata: Metadata = { title: "Edit list", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <Suspense fallback={<EditListSkeleton />}>
        <EditListScreen />
      </Suspense>
    </div>
  );
}
