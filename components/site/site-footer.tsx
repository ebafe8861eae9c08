"use client";

import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { SOCIAL_LINK } from "@/lib/site";
import { LogoMark } from "./logo";
import { MORE_ITEMS, NAV_ITEMS, SITE_ITEMS } from "./nav-items";
import { ThemeChoice } from "./theme-choice";

export function SiteFooter() {
  return (
    <footer className="mt-20 border-line border-t text-[14px] text-ink-3">
      <div className="wrap grid gap-x-16 gap-y-7 py-9 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex gap-3.5">
          <LogoMark className="mt-0.5 size-6 shrink-0" />
          <div className="grid content-start gap-2">
            <p>
              Game data by <ExternalLink href="https://www.igdb.com">IGDB</ExternalLink>, served from the edge
              by <ExternalLink href="https://vercel.com">Vercel</ExternalLink>.
            </p>
            <p>
              Follow us on <ExternalLink href={SOCIAL_LINK.url}>{SOCIAL_LINK.name}</ExternalLink>.
            </p>
          </div>
        </div>
        <nav aria-label="Footer" className="grid gap-y-2.5 lg:justify-items-end">
          <FooterLinks items={NAV_ITEMS} />
          <FooterLinks items={[...MORE_ITEMS, ...SITE_ITEMS]} />
        </nav>
        <ThemeChoice name="theme" />
      </div>
    </footer>
  );
}

function FooterLinks({ items }: { items: readonly { href: string; label: string }[] }) {
  return (
    <ul className="footer-links">
      {items.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
