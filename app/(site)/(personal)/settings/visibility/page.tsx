import type { Metadata } from "next";
import { VisibilitySection } from "@/components/settings/visibility-section";

export const metadata: Metadata = { title: "Visibility" };

export default function Page() {
  return <VisibilitySection />;
}
