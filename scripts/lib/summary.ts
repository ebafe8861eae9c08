import { relative } from "node:path";
import type { App } from "./app.ts";
import { catalogueNote } from "./sample-catalogue.ts";

const SAMPLE_ACCOUNTS = [
  ["demo@questshelf.test", "questshelf-demo", "a full shelf"],
  ["guest@questshelf.test", "questshelf-guest", "an empty shelf"],
  ["newcomer@questshelf.test", "questshelf-newcomer", "no user name yet"],
];

/** The message of `npm start` when everything is ready. */
export function summary({ settings, plan }: App): string {
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).join(", ");
  const hasMailbox = plan.sandboxed.some(({ name }) => name === "supabase");
  const rows: [string, string][] = [["Questshelf", settings.siteUrl]];
  if (hasMailbox) rows.push(["Mailbox", `${settings.siteUrl}/_sandbox/mailbox`]);
  if (plan.sandboxed.length > 0) {
    rows.push(["Sandboxed", `${titles(plan.sandboxed)} (sample data, no keys needed, not for production)`]);
  }
  if (plan.real.length > 0) rows.push(["Real", titles(plan.real)]);
  const note = catalogueNote({ plan });
  if (note) rows.push(["Catalogue", note]);
  rows.push(["Data", shortPath(settings.dataDir)]);

  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`);
  if (hasMailbox) {
    lines.push("", "  Sample accounts");
    for (const [email = "", password = "", note = ""] of SAMPLE_ACCOUNTS) {
      lines.push(`    ${email.padEnd(28)}${password.padEnd(22)}${note}`);
    }
  }
  return ["", ...lines, "", "  Ctrl-C stops everything.", ""].join("\n");
}

function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" || fromHere.startsWith("..") ? path : fromHere;
}
