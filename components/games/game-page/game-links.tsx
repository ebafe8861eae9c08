import { ServiceIcon } from "@/components/games/service-icon";
import { ExternalLink } from "@/components/ui/external-link";
import type { Game } from "@/lib/games/schema";
import { websiteLabel } from "@/lib/games/websites";
import { SidePart } from "./side-part";

export function GameLinks({ websites, igdbUrl }: Pick<Game, "websites" | "igdbUrl">) {
  return (
    <SidePart title="Links">
      <ul className="-ml-3 flex flex-wrap gap-0.5 text-ink-2">
        {websites.map((website) => (
          <li key={`${website.category} ${website.url}`}>
            <ServiceLink href={website.url} service={website.category} label={websiteLabel(website)} />
          </li>
        ))}
        <li>
          <ServiceLink href={igdbUrl} service="igdb" label="IGDB" />
        </li>
      </ul>
    </SidePart>
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
