import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { EmailDriver } from "@supabase/lite";
import type { Mailbox } from "../mailbox/mailbox.ts";

const TEMPLATES = fileURLToPath(new URL("../../supabase/templates/", import.meta.url));

/** Subject and template of each mail. Hosted projects use the same files. */
export const MAIL_TEMPLATES = {
  confirmation: { subject: "Confirm your Questshelf account", content_path: `${TEMPLATES}confirmation.html` },
  recovery: { subject: "Choose a new Questshelf password", content_path: `${TEMPLATES}recovery.html` },
  email_change: {
    subject: "Confirm the change of your e-mail",
    content_path: `${TEMPLATES}email-change.html`,
  },
};

const LINK = /<a\s[^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/;

/** Delivers Lite's mails to the mailbox. The text part is derived from the HTML, because Lite's own has another URL. */
export function createMailDriver(mailbox: Pick<Mailbox, "deliver">): EmailDriver {
  return {
    async send({ to, subject, html = "", text = "" }) {
      const [, href, label] = LINK.exec(html) ?? [];
      const link = href?.replaceAll("&amp;", "&");
      await mailbox.deliver({ to, subject, html, text: link ? `${subject}\n\n${label}:\n${link}\n` : text });
    },
  };
}

/** Sends a mail that Lite does not. @param values of the template: `SiteURL`, `TokenHash` … */
export async function sendMail(
  driver: EmailDriver,
  to: string,
  name: keyof typeof MAIL_TEMPLATES,
  values: Record<string, string>,
) {
  const { subject, content_path } = MAIL_TEMPLATES[name];
  let html = await readFile(content_path, "utf8");
  for (const [key, value] of Object.entries(values)) html = html.replaceAll(`{{ .${key} }}`, value);
  await driver.send({ to, subject, html });
}
