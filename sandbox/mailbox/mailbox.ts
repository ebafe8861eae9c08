import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderMailbox } from "./page.ts";

export type Mail = { to: string; subject: string; text: string; html: string };
export type StoredMail = Mail & { sentAt: string };
export type Mailbox = {
  /** Stores a mail on disk. */
  deliver(mail: Mail): Promise<void>;
  /** Serves `…/mailbox` (a page) and `…/mailbox.json` (newest first; `?to=` selects an address). */
  handler(request: Request): Promise<Response>;
};

const MAX_MAILS = 500;

/** The newest 500 mails that would have been sent, stored in `dataDir`. */
export async function createMailbox({ dataDir }: { dataDir: string }): Promise<Mailbox> {
  const file = join(dataDir, "mailbox.json");
  let mails = await readMails(file);
  let writing = Promise.resolve();

  async function save() {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(mails));
    await rename(`${file}.new`, file);
  }

  return {
    async deliver(mail) {
      mails = [{ ...mail, sentAt: new Date().toISOString() }, ...mails].slice(0, MAX_MAILS);
      writing = writing.then(save, save);
      await writing;
    },
    async handler(request) {
      if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
      const { pathname: path, searchParams } = new URL(request.url);
      const to = searchParams.get("to")?.toLowerCase();
      if (path.endsWith("/mailbox.json")) {
        const chosen = to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to);
        return Response.json(chosen, { headers: HEADERS });
      }
      if (!path.endsWith("/mailbox")) return new Response("Not found", { status: 404 });
      return new Response(renderMailbox(mails), {
        headers: {
          ...HEADERS,
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": POLICY,
        },
      });
    },
  };
}

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'self'";

async function readMails(file: string): Promise<StoredMail[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(stored) ? stored.filter(isStoredMail) : [];
  } catch {
    return [];
  }
}

function isStoredMail(value: unknown): value is StoredMail {
  if (typeof value !== "object" || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return ["to", "subject", "text", "html", "sentAt"].every((name) => typeof fields[name] === "string");
}
