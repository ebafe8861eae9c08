import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthPage } from "@/components/auth/auth-page";
import { AuthPanel } from "@/components/auth/auth-panel";
import { QueryProvider } from "@/components/ui/query-provider";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default function Page() {
  return (
    <QueryProvider>
      <AuthPage>
        <Panel />
      </AuthPage>
    </QueryProvider>
  );
}

async function Panel() {
  await connection();
  return <AuthPanel botCheck={botCheckConfig()} />;
}
