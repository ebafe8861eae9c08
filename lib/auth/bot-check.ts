import "server-only";
import { env } from "@/lib/env";
import type { BotCheckConfig } from "./schema";

/** What the bot-check runs with: a setting of the running server, not of the build, so wait for a request first. */
export function botCheckConfig(): BotCheckConfig {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SCRIPT_URL: scriptUrl } = env();
  return { siteKey, scriptUrl };
}
