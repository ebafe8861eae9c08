import { CoverImage } from "@/components/games/cover-image";
import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { formatCount } from "@/lib/format-count";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { SMALL_BANNER_WIDTH_PX, smallBannerOf } from "@/lib/profile/small-banner";
import { EmbedButton } from "./embed-button";
import { OwnVisibility } from "./own-visibility";
import { ProfileAvatar } from "./profile-avatar";
import { SocialsPanel } from "./socials-panel";

const BANNER_WIDTH_PX = 1600;
const BANNER_HEIGHT_PX = 533;
/** Faded out below; on phones slightly less than the screen's full resolution is enough. */
const BANNER_SIZES = "(min-width: 768px) 100vw, 80vw";

type ProfileHeaderProps = {
  profile: PublicProfile;
  /** The cover that was added last; its colours replace a missing banner. */
  newestCover: string | null;
};

/** Who it is: banner, picture, name, words of their own, where else they are, and how much they have played. */
export function ProfileHeader({ profile, newestCover }: ProfileHeaderProps) {
  const { username, avatarUrl, about, counts } = profile;
  return (
    <header className="relative isolate">
      <Banner bannerUrl={profile.bannerUrl} newestCover={newestCover} />
      <div className="wrap profile-head">
        <ProfileAvatar username={username} avatarUrl={avatarUrl} priority />
        <dl className="profile-figures">
          <Figure value={counts.total} term={counts.total === 1 ? "game" : "games"} />
          <Figure value={counts.completed} term="completed" />
        </dl>
        <div className="profile-words">
          <h1>{username}</h1>
          {about ? <p>{about}</p> : null}
          <SocialsPanel profile={profile} />
        </div>
      </div>
      {profile.visibility === "link" ? <OwnVisibility visibility="link" /> : null}
      <EmbedButton username={username} />
    </header>
  );
}

function Figure({ value, term }: { value: number; term: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

/** The person's own picture; for who has none the colours of the cover they put up last, or of the empty avatar. */
function Banner({ bannerUrl, newestCover }: { bannerUrl: string | null; newestCover: string | null }) {
  if (!bannerUrl && newestCover) {
    return (
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-[230px] overflow-hidden [mask-image:linear-gradient(#000_20%,transparent)] md:h-[330px]"
      >
        <HeroBackdrop coverUrl={newestCover} />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="profile-banner">
      {bannerUrl ? (
        <CoverImage
          src={bannerUrl}
          srcSet={`${smallBannerOf(bannerUrl)} ${SMALL_BANNER_WIDTH_PX}w, ${bannerUrl} ${BANNER_WIDTH_PX}w`}
          sizes={BANNER_SIZES}
          alt=""
          width={BANNER_WIDTH_PX}
          height={BANNER_HEIGHT_PX}
          priority
        />
      ) : null}
    </div>
  );
}
