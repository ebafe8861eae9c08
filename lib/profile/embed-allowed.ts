import "server-only";
import { env } from "@/lib/env";

/** Whether a person is shown how to embed the own widget; without regard to case, as all names are compared. */
export function mayEmbed(username: string): boolean {
  const names = env()
    .WIDGET_EMBED_USERNAMES.split(",")
    .map((name) => name.trim().toLowerCase());
  return names.includes("*") || names.includes(username.toLowerCase());
}
