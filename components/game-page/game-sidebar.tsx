import Link from "next/link";
import { ServiceLinks } from "@/components/games/service-links";
import { Icon } from "@/components/ui/icon";
import { LinkArrow } from "@/components/ui/link-arrow";
import { achievementsPath } from "@/lib/achievements/path";
import type { Game, TimeToBeat } from "@/lib/games/schema";
import { GameCompanies } from "./game-companies";
import { GameGenres } from "./game-genres";
import { ReleaseDatesPanel } from "./release-dates-panel";
import { SidePart } from "./side-part";
import { TimeToBeatPanel } from "./time-to-beat-panel";

type GameSidebarProps = {
  game: Game;
  timeToBeat: TimeToBeat | null;
  /** IGDB is unavailable: what its pages of achievements and companies need cannot be read. */
  isPartial: boolean;
};

/** Facts beside the text: sticky on wide screens, below it on narrow ones. */
export function GameSidebar({ game, timeToBeat, isPartial }: GameSidebarProps) {
  return (
    // Last on phones, where it is laid out only when scrolled near.
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5.5 max-sm:*:[contain-intrinsic-size:auto_130px] max-sm:*:[content-visibility:auto] sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-14 lg:sticky lg:top-32">
      <h2 className="sr-only">Details</h2>
      <TimeToBeatPanel timeToBeat={timeToBeat} />
      {game.steamAppId && !isPartial && <StoreAchievements href={achievementsPath(game)} />}
      {game.platforms.length > 0 && (
        <SidePart title="Platforms">
          <p className="text-[15px] text-ink-2">{game.platforms.map(({ name }) => name).join(", ")}</p>
        </SidePart>
      )}
      <GameGenres genres={game.genres} />
      <GameCompanies companies={game.companies} linksToLists={isPartial} />
      <ReleaseDatesPanel releaseDates={game.releaseDates} />
      <SidePart title="Links">
        <ServiceLinks websites={game.websites} igdbUrl={game.igdbUrl} />
      </SidePart>
    </aside>
  );
}

/** Links to the achievements, which are read from Steam only there. */
function StoreAchievements({ href }: { href: string }) {
  return (
    <SidePart title="Store Achievements">
      <Link href={href} prefetch={false} className="group flex min-h-11 items-center gap-3 text-[15px]">
        <Icon name="trophy" className="size-5 text-lamp-text" />
        <span className="flex-1 font-medium">See all achievements</span>
        <LinkArrow />
      </Link>
    </SidePart>
  );
}
