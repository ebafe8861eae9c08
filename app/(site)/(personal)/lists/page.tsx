import type { Metadata } from "next";
import { OwnLists } from "@/components/lists/own-lists";
import { OwnModerationNote } from "@/components/moderation/own-moderation-note";
import { contactEmail } from "@/lib/site";

export const metadata: Metadata = { title: "My Lists" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-10">
      <OwnModerationNote contact={contactEmail()} />
      <OwnLists />
    </div>
  );
}
