import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BootScript } from "@/components/site/boot-script";
import { ReplayEarlyClicks } from "@/components/site/replay-early-clicks";
import { Toaster } from "@/components/ui/toaster";
import { Tooltips } from "@/components/ui/tooltips";
import { SITE_CARD, siteUrl } from "@/lib/site";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: { default: "Questshelf", template: "%s · Questshelf" },
  description: "Track, discover, and share your gaming adventures in one beautiful place.",
  applicationName: "Questshelf",
  openGraph: { siteName: "Questshelf", type: "website", locale: "en_US", images: [SITE_CARD] },
  twitter: { card: "summary_large_image", images: [SITE_CARD] },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: "#0d0e14" },
    { media: "(prefers-color-scheme: light)", color: "#f7f3ea" },
  ],
  colorScheme: "dark light",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets attributes on this element before React arrives.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <BootScript />
      </head>
      <body>
        {children}
        <Toaster />
        <Tooltips />
        <ReplayEarlyClicks />
      </body>
    </html>
  );
}
