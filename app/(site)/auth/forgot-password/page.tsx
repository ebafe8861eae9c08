import type { Metadata } from "next";
import { connection } from "next/server";
import { Suspense } from "react";
import { AuthPanelSkeleton } from "@/components/auth/auth-panel-skeleton";
import { ForgotPasswordPanel } from "@/components/auth/forgot-password-panel";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "Forgot password", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 sm:py-12">
      <Suspense fallback={<AuthPanelSkeleton fields={1} />}>
        <Panel />
      </Suspense>
    </div>
  );
}

async function Panel() {
  await connection();
  return <ForgotPasswordPanel botCheck={botCheckConfig()} />;
}
