import type { Metadata } from "next";
import { ImportsSection } from "@/components/settings/imports-section";

export const metadata: Metadata = { title: "Steam and imports" };

export default function Page() {
  return <ImportsSection />;
}
