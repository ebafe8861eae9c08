import type { Metadata } from "next";
import { OwnLists } from "@/components/lists/own-lists";

export const metadata: Metadata = { title: "My Lists", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-10">
      <OwnLists />
    </div>
  );
}
