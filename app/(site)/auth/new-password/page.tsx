import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthPage } from "@/components/auth/auth-page";
import { NewPasswordPanel } from "@/components/auth/new-password-panel";
import { getRecovery } from "@/lib/auth/recovery";

export const metadata: Metadata = { title: "New password", robots: { index: false } };

export default function Page() {
  return (
    <AuthPage fields={1}>
      <Panel />
    </AuthPage>
  );
}

async function Panel() {
  await connection();
  return <NewPasswordPanel recovery={await getRecovery()} />;
}
