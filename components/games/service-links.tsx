import { websiteLabel } from "@/lib/games/websites";
import { ServiceIcon } from "./service-icon";

type ServiceLinksProps = { websites: readonly { url: string; category: number }[]; igdbUrl: string };

/** The websites of a game or company, as one row of icons. */
export function ServiceLinks({ websites, igdbUrl }: ServiceLinksProps) {
  return (
    <ul aria-label="Links" className="service-links">
      {websites.map((website) => (
        <li key={`${website.category} ${website.url}`}>
          <ServiceLink href={website.url} service={website.category} label={websiteLabel(website)} />
        </li>
      ))}
      <li>
        <ServiceLink href={igdbUrl} service="igdb" label="IGDB" />
      </li>
    </ul>
  );
}

function ServiceLink({ href, service, label }: { href: string; service: number | "igdb"; label: string }) {
  return (
    // Not an ExternalLink, which has the words for screen readers as another element, many times on a page.
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (opens in a new tab)`}
      data-tip={label}
    >
      <ServiceIcon service={service} />
    </a>
  );
}
