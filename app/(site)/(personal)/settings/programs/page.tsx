import type { Metadata } from "next";
import { ProgramsSection } from "@/components/settings/programs-section";

export const metadata: Metadata = { title: "Connect other programs", robots: { index: false } };

export default function Page() {
  return <ProgramsSection />;
}
