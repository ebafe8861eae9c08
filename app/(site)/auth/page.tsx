import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthPage } from "@/components/auth/auth-page";
import { AuthPanel } from "@/components/auth/auth-panel";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default function Page() {
  return (
    <AuthPage>
      <Panel />
    </AuthPage>
  );
}

async function Panel() {
  await connection();
  return <AuthPanel botCheck={botCheckConfig()} />;
}
