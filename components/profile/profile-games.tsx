import { Fragment } from "react";
import { BoardMessage } from "@/components/page/board-message";
import { Link } from "@/components/ui/link";
import { STATUS_LABELS } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { type ProfileList, type ProfileTab, profilePath } from "@/lib/profile/profile-route";
import { type PublicProfile, shownTabs } from "@/lib/profile/public-profile";
import type { PublicGamesPage } from "@/lib/profile/schema";
import { MoreProfileGames } from "./islands";
import { ProfileGame } from "./profile-game";

/** The first row on phones. With a banner above, that loads first instead. */
const FETCHED_FIRST = 3;

type ProfileGamesProps = {
  profile: PublicProfile;
  list: ProfileList;
  page: PublicGamesPage;
  hrefOf: (page: number) => string;
};

/** The games of a list on their boards, with the way to more of them. */
export function ProfileGames({ profile, list, page: { games, nextPage }, hrefOf }: ProfileGamesProps) {
  return (
    // Always covers, whatever view the visitor chose.
    <div data-view="grid">
      <ul className="shelf">
        {games.map((game, index) => (
          <ProfileGame key={game.id} game={game} priority={!profile.bannerUrl && index < FETCHED_FIRST} />
        ))}
        {nextPage === null ? null : (
          <MoreProfileGames
            username={profile.username}
            list={list}
            page={nextPage}
            rendered={games.map(({ id }) => id)}
            href={hrefOf(nextPage)}
          />
        )}
      </ul>
    </div>
  );
}

/** Links the tabs that hold games, since the first one is shown even when it is empty. */
export function EmptyTab({ profile, tab: empty }: { profile: PublicProfile; tab: ProfileTab }) {
  const { username, counts } = profile;
  const others = shownTabs(profile).filter((tab) => counts[tab] > 0);
  return (
    <BoardMessage title={`No ${STATUS_LABELS[empty].toLowerCase()} games yet`}>
      {others.length > 0 ? (
        <p className="text-ink-3">
          {others.map((tab, index) => (
            <Fragment key={tab}>
              {index > 0 ? ", " : null}
              <Link
                href={profilePath(username, { tab, page: 1 })}
                scroll={false}
                className="font-medium text-ink tabular-nums link"
              >
                {formatCount(counts[tab])} {STATUS_LABELS[tab].toLowerCase()}
              </Link>
            </Fragment>
          ))}
        </p>
      ) : null}
    </BoardMessage>
  );
}
