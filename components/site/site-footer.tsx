"use client";

import { LogoMark } from "@/components/page/logo-mark";
import { ThemeChoice } from "@/components/page/theme-choice";
import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { SOCIAL_LINK } from "@/lib/site";
import { FOOTER_ITEMS } from "./nav-items";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <LogoMark className="size-[22px] shrink-0" />
        <p>
          Game data by <ExternalLink href="https://www.igdb.com">IGDB</ExternalLink>, served from the edge by{" "}
          <ExternalLink href="https://vercel.com">Vercel</ExternalLink> ·{" "}
          <ExternalLink href={SOCIAL_LINK.url}>{SOCIAL_LINK.name}</ExternalLink>
        </p>
        <nav aria-label="Footer">
          <ul>
            {FOOTER_ITEMS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* Signed-in users have it in their settings. */}
        <div className="signed-out-only">
          <ThemeChoice name="theme" />
        </div>
      </div>
    </footer>
  );
}
