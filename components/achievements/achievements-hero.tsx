import { type ReactNode, ViewTransition } from "react";
import { GameCover } from "@/components/games/game-cover";
import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { ServiceIcon } from "@/components/games/service-icon";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Game } from "@/lib/games/schema";
import { STEAM_WEBSITE } from "@/lib/games/steam-app-id";

/** Longer titles use smaller type. */
const LONG_TITLE_CHARACTERS = 32;

export function AchievementsHero({ game }: { game: Game }) {
  const { id, name, path, coverUrl, releaseYear } = game;
  const namesOf = (role: "isDeveloper" | "isPublisher") =>
    game.companies
      .filter((company) => company[role])
      .map((company) => company.name)
      .join(", ");
  return (
    <header className="relative isolate">
      {coverUrl && <HeroBackdrop coverUrl={coverUrl} />}
      <div className="wrap grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-5 gap-y-6 pt-8 md:grid-cols-[152px_minmax(0,1fr)] md:grid-rows-[1fr_auto] md:gap-x-9 md:gap-y-5 md:pt-14">
        <div className="md:row-span-2">
          <ViewTransition name={`cover-${id}`} share="cover" default="none">
            <GameCover name={name} coverUrl={coverUrl} sizes="(min-width: 768px) 152px, 88px" priority />
          </ViewTransition>
        </div>
        <div className="min-w-0 md:self-end">
          <p className="mb-2.5 flex items-center gap-2 font-medium text-[14px] text-ink-2 md:mb-3.5 md:text-[15px]">
            <ServiceIcon service={STEAM_WEBSITE} />
            Steam achievements
          </p>
          <h1
            className={cn(
              "[overflow-wrap:anywhere]",
              name.length > LONG_TITLE_CHARACTERS ? "text-2xl md:text-4xl" : "text-3xl md:text-5xl",
            )}
          >
            <Link
              href={path}
              className="rounded-md decoration-2 decoration-line-strong underline-offset-[6px] hover:underline"
            >
              {name}
            </Link>
          </h1>
        </div>
        <dl className="col-span-2 flex flex-wrap gap-x-8 gap-y-3 md:col-span-1">
          <Fact label="Developer">{namesOf("isDeveloper")}</Fact>
          <Fact label="Publisher">{namesOf("isPublisher")}</Fact>
          <Fact label="Released">{releaseYear}</Fact>
        </dl>
      </div>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-ink-3">{label}</dt>
      <dd className="mt-0.5 font-semibold text-[15px] [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
