import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { MailRequestPanel } from "@/components/auth/mail-request-panel";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "Forgot password", robots: { index: false } };

export default function Page({ searchParams }: PageProps<"/auth/forgot-password">) {
  return (
    <AuthPage fields={1}>
      <Panel searchParams={searchParams} />
    </AuthPage>
  );
}

async function Panel({ searchParams }: Pick<PageProps<"/auth/forgot-password">, "searchParams">) {
  const { problem } = await searchParams;
  return <MailRequestPanel kind="recovery" problem={problem} botCheck={botCheckConfig()} />;
}
