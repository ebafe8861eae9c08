import type { Metadata } from "next";
import { ProfileSection } from "@/components/settings/profile-section";
import { contactEmail } from "@/lib/site";

export const metadata: Metadata = { title: "Profile settings" };

export default function Page() {
  return <ProfileSection contact={contactEmail()} />;
}
