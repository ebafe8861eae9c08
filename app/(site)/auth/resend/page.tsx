import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { MailRequestPanel } from "@/components/auth/mail-request-panel";
import { botCheckConfig } from "@/lib/auth/bot-check";

export const metadata: Metadata = { title: "New confirmation link", robots: { index: false } };

export default function Page({ searchParams }: PageProps<"/auth/resend">) {
  return (
    <AuthPage fields={1}>
      <Panel searchParams={searchParams} />
    </AuthPage>
  );
}

async function Panel({ searchParams }: Pick<PageProps<"/auth/resend">, "searchParams">) {
  const { problem } = await searchParams;
  return <MailRequestPanel kind="confirmation" problem={problem} botCheck={botCheckConfig()} />;
}
