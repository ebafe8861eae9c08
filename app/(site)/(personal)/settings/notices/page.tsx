import type { Metadata } from "next";
import { NoticesSection } from "@/components/settings/notices-section";

export const metadata: Metadata = { title: "Notices" };

export default function Page() {
  return <NoticesSection />;
}
