import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { EmailStepPanel } from "@/components/auth/email-step-panel";

export const metadata: Metadata = { title: "Change of e-mail", robots: { index: false } };

export default function Page({ searchParams }: PageProps<"/auth/email">) {
  return (
    <AuthPage fields={1}>
      <Panel searchParams={searchParams} />
    </AuthPage>
  );
}

async function Panel({ searchParams }: Pick<PageProps<"/auth/email">, "searchParams">) {
  const { step, problem } = await searchParams;
  return <EmailStepPanel step={step} problem={problem} />;
}
