import "server-only";
import { env } from "@/lib/env";
import type { BotCheckConfig } from "./schema";

/** A setting of the running server, not of the build: wait for a request first. */
export function botCheckConfig(): BotCheckConfig {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SCRIPT_URL: scriptUrl } = env();
  return { siteKey, scriptUrl };
}
