import type { ReactNode } from "react";
import { SettingsFrame } from "@/components/settings/settings-frame";
import { contactEmail } from "@/lib/site";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-1.5 pb-6 min-[900px]:pt-[18px] min-[900px]:pb-0">
      <SettingsFrame contact={contactEmail()}>{children}</SettingsFrame>
    </div>
  );
}
