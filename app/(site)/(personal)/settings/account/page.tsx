import type { Metadata } from "next";
import { AccountSection } from "@/components/settings/account-section";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

export default function Page() {
  return <AccountSection />;
}
