import { Boards } from "@/components/games/boards";
import { LogoMark } from "@/components/site/logo";
import { STATUS_LABELS } from "@/lib/collection/status";
import { type ProfileRoute, profilePath } from "@/lib/profile/profile-route";
import type { PublicProfile } from "@/lib/profile/public-profile";
import type { PublicGamesPage } from "@/lib/profile/schema";
import { MoreProfileGames } from "./more-profile-games";
import { ProfileGame } from "./profile-game";

/** The first row on phones. With a banner above, that loads first instead. */
const FETCHED_FIRST = 3;

type ProfileGamesProps = { profile: PublicProfile; place: ProfileRoute; page: PublicGamesPage };

/** The games of one tab on their boards, with the way to more of them. */
export function ProfileGames({ profile, place, page: { games, nextPage } }: ProfileGamesProps) {
  const { username } = profile;
  if (games.length === 0) return <EmptyTab label={STATUS_LABELS[place.tab]} />;
  return (
    // Always covers, whatever view the visitor chose.
    <div data-view="grid">
      <Boards className="grid-cols-3 sm:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6">
        {games.map((game, index) => (
          <ProfileGame
            key={game.id}
            game={game}
            priority={!profile.bannerUrl && index < FETCHED_FIRST}
            isLast={nextPage === null && index === games.length - 1}
          />
        ))}
        {nextPage === null ? null : (
          <MoreProfileGames
            username={username}
            tab={place.tab}
            page={nextPage}
            rendered={games.map(({ id }) => id)}
            href={profilePath(username, { tab: place.tab, page: nextPage })}
          />
        )}
      </Boards>
    </div>
  );
}

function EmptyTab({ label }: { label: string }) {
  return (
    <div className="flex flex-col items-center pt-10 text-center">
      <LogoMark className="size-16 opacity-80" />
      <div aria-hidden="true" className="board mt-1 w-[min(100%,22rem)]" />
      <p className="mt-7 text-[17px] text-ink-2">{`No ${label.toLowerCase()} games yet`}</p>
    </div>
  );
}
