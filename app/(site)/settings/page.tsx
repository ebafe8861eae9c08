import type { Metadata } from "next";
import { DataCard } from "@/components/settings/data-card";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { DeleteAccountInstructions } from "@/components/site/delete-account-instructions";

export const metadata: Metadata = { title: "Settings", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <SettingsScreen data={<DataCard />} deleteAccount={<DeleteAccountInstructions />} />
    </div>
  );
}
