import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailbox, type Mailbox, type StoredMail } from "./mailbox.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "questshelf-mail-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const mail = (subject: string, rest: Partial<StoredMail> = {}) => ({
  to: "a@b.test",
  subject,
  text: `Open:\nhttp://site.test/auth/confirm?token_hash=1&type=signup\n`,
  html: "<p>Hello</p>",
  ...rest,
});

async function list(mailbox: Mailbox, query = ""): Promise<StoredMail[]> {
  return await (await mailbox.handler(new Request(`http://x/mailbox.json${query}`))).json();
}

it("lists mails newest first, also after a restart", async () => {
  const mailbox = await createMailbox({ dataDir });
  await Promise.all([mailbox.deliver(mail("one")), mailbox.deliver(mail("two"))]);
  for (const box of [mailbox, await createMailbox({ dataDir })]) {
    expect((await list(box)).map(({ subject }) => subject)).toEqual(["two", "one"]);
  }
  expect(Object.keys((await list(mailbox))[0] ?? {}).sort()).toEqual([
    "html",
    "sentAt",
    "subject",
    "text",
    "to",
  ]);
});

it("lists the mails to one address", async () => {
  const mailbox = await createMailbox({ dataDir });
  for (const to of ["a+b@x.test", "c@x.test"]) await mailbox.deliver(mail("one", { to }));
  expect((await list(mailbox, "?to=A%2Bb@x.test")).map(({ to }) => to)).toEqual(["a+b@x.test"]);
  expect(await list(mailbox, "?to=d@x.test")).toEqual([]);
});

it("stores the last 500", async () => {
  const stored = Array.from({ length: 500 }, (_, n) => mail(String(500 - n), { sentAt: "2026-01-01" }));
  await writeFile(join(dataDir, "mailbox.json"), JSON.stringify(stored));
  const mailbox = await createMailbox({ dataDir });
  for (const subject of ["501", "502", "503"]) await mailbox.deliver(mail(subject));
  const mails = await list(mailbox);
  expect([mails.length, mails[0]?.subject, mails[499]?.subject]).toEqual([500, "503", "4"]);
});

it("starts empty if its file is invalid", async () => {
  await writeFile(join(dataDir, "mailbox.json"), '[{"to":1},');
  const mailbox = await createMailbox({ dataDir });
  expect(await list(mailbox)).toEqual([]);
  await mailbox.deliver(mail("one"));
  expect(JSON.parse(await readFile(join(dataDir, "mailbox.json"), "utf8"))).toHaveLength(1);
});

it("shows a mail's link, and the mail in a frame without scripts", async () => {
  const mailbox = await createMailbox({ dataDir });
  await mailbox.deliver(mail("<b>Hi</b>", { html: '<img src=x onerror="alert(1)">', to: '"><script>' }));
  const answer = await mailbox.handler(new Request("http://x/mailbox"));
  const page = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page).toContain('href="http://site.test/auth/confirm?token_hash=1&#38;type=signup"');
  expect(page).not.toContain("<b>Hi</b>");
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<img");
  expect(page).toMatch(/<iframe[^>]+sandbox="allow-top-navigation-by-user-activation"/);
});

it("serves two paths, read-only", async () => {
  const mailbox = await createMailbox({ dataDir });
  expect((await mailbox.handler(new Request("http://x/other"))).status).toBe(404);
  expect((await mailbox.handler(new Request("http://x/mailbox.json", { method: "DELETE" }))).status).toBe(
    405,
  );
});
