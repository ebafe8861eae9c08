import type { Metadata } from "next";
import { connection } from "next/server";
import { Suspense } from "react";
import { AuthPanel } from "@/components/auth/auth-panel";
import { AuthPanelSkeleton } from "@/components/auth/auth-panel-skeleton";
import { QueryProvider } from "@/components/ui/query-provider";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-10 sm:py-16">
      <QueryProvider>
        <Suspense fallback={<AuthPanelSkeleton />}>
          <Panel />
        </Suspense>
      </QueryProvider>
    </div>
  );
}

/** The bot-check's key is a setting of the running server, not of the build. */
async function Panel() {
  await connection();
  const { TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT_URL } = env();
  return <AuthPanel botCheck={{ siteKey: TURNSTILE_SITE_KEY, scriptUrl: TURNSTILE_SCRIPT_URL }} />;
}
