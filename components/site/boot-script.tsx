"use client";

import { bootCode } from "./boot";

/** A client component without its text in the browser's bundle: a server component's would be in the page twice. */
export function BootScript() {
  const code = typeof window === "undefined" ? bootCode() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of boot.ts
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
