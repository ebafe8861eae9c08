import { ExternalLink } from "@/components/ui/external-link";
import { websiteLabel } from "@/lib/games/websites";
import { ServiceIcon } from "./service-icon";

type ServiceLinksProps = { websites: readonly { url: string; category: number }[]; igdbUrl: string };

/** The websites of a game or company, as one row of icons. */
export function ServiceLinks({ websites, igdbUrl }: ServiceLinksProps) {
  return (
    <ul aria-label="Links" className="-ml-3.5 flex flex-wrap gap-0.5 text-ink-2">
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
    <ExternalLink
      href={href}
      variant="plain"
      data-tip={label}
      className="grid size-11 place-items-center rounded-control hover:bg-raised hover:text-ink"
    >
      <ServiceIcon service={service} />
      <span className="sr-only">{label}</span>
    </ExternalLink>
  );
}
