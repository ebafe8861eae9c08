import type { Metadata } from "next";
import { connection } from "next/server";
import { Suspense } from "react";
import { AuthPanel } from "@/components/auth/auth-panel";
import { AuthPanelSkeleton } from "@/components/auth/auth-panel-skeleton";
import { QueryProvider } from "@/components/ui/query-provider";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 sm:py-12">
      <QueryProvider>
        <Suspense fallback={<AuthPanelSkeleton />}>
          <Panel />
        </Suspense>
      </QueryProvider>
    </div>
  );
}

async function Panel() {
  await connection();
  return <AuthPanel botCheck={botCheckConfig()} />;
}
