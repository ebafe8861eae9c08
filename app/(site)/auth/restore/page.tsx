import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { RestorePanel } from "@/components/auth/restore-panel";

export const metadata: Metadata = { title: "Restore your account", robots: { index: false } };

export default function Page() {
  return (
    <AuthPage>
      <RestorePanel />
    </AuthPage>
  );
}
