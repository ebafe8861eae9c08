import "server-only";
import { env } from "@/lib/env";

export function mayEmbed(username: string): boolean {
  const names = env()
    .WIDGET_EMBED_USERNAMES.split(",")
    .map((name) => name.trim().toLowerCase());
  return names.includes("*") || names.includes(username.toLowerCase());
}
