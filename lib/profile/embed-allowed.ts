import "server-only";
import { env } from "@/lib/env";

/** Whether the user is shown how to embed their widget. Compares without regard to case, as usernames do. */
export function mayEmbed(username: string): boolean {
  const names = env()
    .WIDGET_EMBED_USERNAMES.split(",")
    .map((name) => name.trim().toLowerCase());
  return names.includes("*") || names.includes(username.toLowerCase());
}
