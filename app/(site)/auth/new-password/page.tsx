import type { Metadata } from "next";
import { connection } from "next/server";
import { Suspense } from "react";
import { AuthPanelSkeleton } from "@/components/auth/auth-panel-skeleton";
import { NewPasswordPanel } from "@/components/auth/new-password-panel";
import { getRecovery } from "@/lib/auth/recovery";

export const metadata: Metadata = { title: "New password", robots: { index: false } };

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
  return <NewPasswordPanel recovery={await getRecovery()} />;
}
