import type { Metadata } from "next";
import { Suspense } from "react";
import { AuthPanelSkeleton } from "@/components/auth/auth-panel-skeleton";
import { EmailStepPanel } from "@/components/auth/email-step-panel";

export const metadata: Metadata = { title: "Change of e-mail", robots: { index: false } };

export default function Page({ searchParams }: PageProps<"/auth/email">) {
  return (
    <div className="wrap py-8 sm:py-12">
      <Suspense fallback={<AuthPanelSkeleton fields={1} />}>
        <Panel searchParams={searchParams} />
      </Suspense>
    </div>
  );
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

async function Panel({ searchParams }: Pick<PageProps<"/auth/email">, "searchParams">) {
  const { step, problem } = await searchParams;
  return <EmailStepPanel step={textOrNull(step)} problem={textOrNull(problem)} />;
}
