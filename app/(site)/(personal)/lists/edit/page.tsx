import type { Metadata } from "next";
import { Suspense } from "react";
import { EditListScreen, EditListSkeleton } from "@/components/lists/edit/edit-list-screen";
import { OwnModerationNote } from "@/components/moderation/own-moderation-note";
import { contactEmail } from "@/lib/site";

export const metadata: Metadata = { title: "Edit list" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <OwnModerationNote contact={contactEmail()} />
      <Suspense fallback={<EditListSkeleton />}>
        <EditListScreen />
      </Suspense>
    </div>
  );
}
