import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { ConfirmPanel } from "@/components/auth/confirm-panel";
import { EmailStepPanel } from "@/components/auth/email-step-panel";
import { MailRequestPanel } from "@/components/auth/mail-request-panel";
import { botCheckConfig } from "@/lib/auth/bot-check";
import { linkKind } from "@/lib/auth/link-kind";
import { mailLinkSchema } from "@/lib/auth/schema";

export const metadata: Metadata = { title: "Confirm", robots: { index: false } };

export default function Page({ searchParams }: PageProps<"/auth/confirm">) {
  return (
    <AuthPage fields={1}>
      <Panel searchParams={searchParams} />
    </AuthPage>
  );
}

/** Opening the link changes nothing: programs that look through mails open links too, and so may anybody's page. */
async function Panel({ searchParams }: Pick<PageProps<"/auth/confirm">, "searchParams">) {
  const given = await searchParams;
  const link = mailLinkSchema.safeParse(given);
  if (link.success) return <ConfirmPanel link={link.data} />;
  const kind = linkKind(given.type);
  if (kind === "email") return <EmailStepPanel problem="no-session" />;
  return <MailRequestPanel kind={kind} problem="no-session" botCheck={botCheckConfig()} />;
}
