import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { EmailDriver } from "@supabase/lite";
import type { Mailbox } from "../mailbox/mailbox.ts";

const TEMPLATES = fileURLToPath(new URL("../../supabase/templates/", import.meta.url));

/** Subject and template of each mail, as Lite's configuration wants them; the same files serve a hosted project. */
export const MAIL_TEMPLATES = {
  confirmation: { subject: "Confirm your Questshelf account", content_path: `${TEMPLATES}confirmation.html` },
  recovery: { subject: "Choose a new Questshelf password", content_path: `${TEMPLATES}recovery.html` },
  email_change: { subject: "Confirm your new e-mail address", content_path: `${TEMPLATES}email-change.html` },
};

const LINK = /<a\s[^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/;

/** Hands Lite's mails to the mailbox, with a text part made from the template; Lite's own names another address. */
export function createMailDriver(mailbox: Pick<Mailbox, "deliver">): EmailDriver {
  return {
    async send({ to, subject, html = "", text = "" }) {
      const [, href, label] = LINK.exec(html) ?? [];
      const link = href?.replaceAll("&amp;", "&");
      await mailbox.deliver({ to, subject, html, text: link ? `${subject}\n\n${label}:\n${link}\n` : text });
    },
  };
}

/** The confirmation mail once more, with a new token. */
export async function sendConfirmation(driver: EmailDriver, siteUrl: string, to: string, tokenHash: string) {
  const { subject, content_path } = MAIL_TEMPLATES.confirmation;
  const template = await readFile(content_path, "utf8");
  const html = template.replaceAll("{{ .SiteURL }}", siteUrl).replaceAll("{{ .TokenHash }}", tokenHash);
  await driver.send({ to, subject, html });
}
