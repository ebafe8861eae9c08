import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import type { Game } from "@/lib/games/schema";
import { websiteLabel } from "@/lib/games/websites";
import { ReleaseDatesPanel } from "./release-dates-panel";
import { TimeToBeatPanel } from "./time-to-beat-panel";

/** The facts beside a game's text: sticky on wide screens, in the flow on narrow ones. A panel without content is absent. */
export function GameSidebar({ game }: { game: Game }) {
  const publishers = game.companies.filter((company) => company.isPublisher);
  const developers = game.companies.filter((company) => company.isDeveloper);
  return (
    <aside className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
      <h2 className="sr-only">Details</h2>
      <TimeToBeatPanel gameId={game.id} />
      {game.platforms.length > 0 && (
        <Card>
          <CardTitle>Platforms</CardTitle>
          <Chips names={game.platforms.map((platform) => platform.name)} />
        </Card>
      )}
      {game.genres.length > 0 && (
        <Card>
          <CardTitle>Genres</CardTitle>
          <Chips names={game.genres.map((genre) => genre.name)} />
        </Card>
      )}
      {publishers.length + developers.length > 0 && (
        <Card>
          <CardTitle>Companies</CardTitle>
          <dl className="grid gap-4 text-sm">
            <CompanyNames heading="Publishers" names={publishers.map((company) => company.name)} />
            <CompanyNames heading="Developers" names={developers.map((company) => company.name)} />
          </dl>
        </Card>
      )}
      <ReleaseDatesPanel releaseDates={game.releaseDates} />
      <Card>
        <CardTitle>Links</CardTitle>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
          {game.websites.map((website) => (
            <li key={website.url} className="min-w-0 truncate">
              <ExternalLink href={website.url}>{websiteLabel(website)}</ExternalLink>
            </li>
          ))}
          <li>
            <ExternalLink href={game.igdbUrl}>IGDB</ExternalLink>
          </li>
        </ul>
      </Card>
    </aside>
  );
}

function Chips({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li
          key={name}
          className="rounded-[9px] border border-line bg-ground/40 px-3 py-1.5 text-[13.5px] text-ink-2"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

function CompanyNames({ heading, names }: { heading: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt className="text-ink-3">{heading}</dt>
      {names.map((name) => (
        <dd key={name} className="mt-1">
          {name}
        </dd>
      ))}
    </div>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-ink-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </a>
  );
}
