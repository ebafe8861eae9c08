import type { Metadata } from "next";
import { ProgramsSection } from "@/components/settings/programs-section";

export const metadata: Metadata = { title: "Connect other programs" };

export default function Page() {
  return <ProgramsSection />;
}
