import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { EmailDriver } from "@supabase/lite";
import type { Mailbox } from "../mailbox/mailbox.ts";

const TEMPLATES = fileURLToPath(new URL("../../supabase/templates/", import.meta.url));

/** Subject and template of each mail, as Lite's configuration wants them; the same files serve a hosted project. */
export const MAIL_TEMPLATES = {
  confirmation: { subject: "Confirm your Questshelf account", content_path: `${TEMPLATES}confirmation.html` },
  recovery: { subject: "Choose a new Questshelf password", content_path: `${TEMPLATES}recovery.html` },
  email_change: {
    subject: "Confirm the change of your e-mail",
    content_path: `${TEMPLATES}email-change.html`,
  },
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

/** A mail that Lite does not send by itself. `values` are what its template names: `SiteURL`, `TokenHash` … */
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
