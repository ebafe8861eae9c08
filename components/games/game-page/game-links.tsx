import { ServiceIcon } from "@/components/games/service-icon";
import { Card, CardTitle } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import type { Game } from "@/lib/games/schema";
import { websiteLabel } from "@/lib/games/websites";

export function GameLinks({ websites, igdbUrl }: Pick<Game, "websites" | "igdbUrl">) {
  return (
    <Card>
      <CardTitle>Links</CardTitle>
      <ul className="-my-1 grid grid-cols-2 gap-x-4 text-sm">
        {websites.map((website) => (
          <li key={`${website.category} ${website.url}`} className="min-w-0">
            <ServiceLink href={website.url} service={website.category} label={websiteLabel(website)} />
          </li>
        ))}
        <li className="min-w-0">
          <ServiceLink href={igdbUrl} service="igdb" label="IGDB" />
        </li>
      </ul>
    </Card>
  );
}

function ServiceLink({ href, service, label }: { href: string; service: number | "igdb"; label: string }) {
  return (
    <ExternalLink href={href} variant="plain" data-tip={label} className="service-link">
      <ServiceIcon service={service} />
      <span className="truncate">{label}</span>
    </ExternalLink>
  );
}
