import type { Metadata } from "next";
import { AppearanceSection } from "@/components/settings/appearance-section";

export const metadata: Metadata = { title: "Appearance" };

export default function Page() {
  return <AppearanceSection />;
}
