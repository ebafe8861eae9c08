import type { Metadata } from "next";
import { AccountSection } from "@/components/settings/account-section";

export const metadata: Metadata = { title: "Account" };

export default function Page() {
  return <AccountSection />;
}
