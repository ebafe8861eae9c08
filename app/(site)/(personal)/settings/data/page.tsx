import type { Metadata } from "next";
import { DataSection } from "@/components/settings/data-section";
import { contactEmail } from "@/lib/site";

export const metadata: Metadata = { title: "Your data" };

export default function Page() {
  return <DataSection contact={contactEmail()} />;
}
