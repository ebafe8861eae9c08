import type { Metadata } from "next";
import { ProfileSection } from "@/components/settings/profile-section";
import { SettingsList } from "@/components/settings/settings-list";
import { contactEmail } from "@/lib/site";

export const metadata: Metadata = { title: "Settings" };

/** The profile; on phones the list of all sections. */
export default function Page() {
  return (
    <>
      <div className="min-[900px]:hidden">
        <SettingsList />
      </div>
      <div className="max-[899px]:hidden">
        <ProfileSection contact={contactEmail()} />
      </div>
    </>
  );
}
