import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { LogoMark } from "./logo";
import { NAV_ITEMS, SITE_ITEMS } from "./nav-items";

/** The footer of every page but the widget's: credits, and the way to each list and to the status. */
export function SiteFooter() {
  return (
    <footer className="mt-20 border-line border-t">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8 text-[14px] text-ink-3">
        <div className="flex items-center gap-3">
          <LogoMark className="size-6" />
          <p>
            Game data by <ExternalLink href="https://www.igdb.com">IGDB</ExternalLink>, served from the edge
            by <ExternalLink href="https://vercel.com">Vercel</ExternalLink>.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2">
          {[...NAV_ITEMS, ...SITE_ITEMS].map(({ href, label }) => (
            <Link key={href} href={href} className="hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
