import type { ReactNode } from "react";
import { CoverImage } from "@/components/games/cover-image";
import { HeroBackdrop } from "@/components/games/hero-backdrop";
import { cn } from "@/components/ui/cn";
import { ExternalLink, USER_LINK_REL } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { formatCount, formatCountUpTo } from "@/lib/format-count";
import { MAX_COUNTED, peoplePath } from "@/lib/people/path";
import type { FollowCounts } from "@/lib/people/public-people";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { SMALL_BANNER_WIDTH_PX, smallBannerOf } from "@/lib/profile/small-banner";
import { toSocialLinks } from "@/lib/profile/socials";
import { websiteLink } from "@/lib/profile/website-link";
import { OwnVisibility } from "./islands";
import { ProfileActions } from "./profile-actions";
import { ProfileAvatar } from "./profile-avatar";
import { SocialIcon } from "./social-icon";

const BANNER_WIDTH_PX = 1600;
const BANNER_HEIGHT_PX = 533;
/** Faded out below; on phones slightly less than the screen's full resolution is enough. */
const BANNER_SIZES = "(min-width: 768px) 100vw, 80vw";

type ProfileHeaderProps = {
  profile: PublicProfile;
  /** The cover that was added last; its colours replace a missing banner. */
  newestCover: string | null;
  follows: FollowCounts;
};

/** The user: cover photo, picture, name, own words, figures, and links to accounts elsewhere. */
export function ProfileHeader({ profile, newestCover, follows }: ProfileHeaderProps) {
  const { id, username, avatarUrl, about, counts } = profile;
  return (
    <header className="relative isolate">
      <Banner bannerUrl={profile.bannerUrl} newestCover={newestCover} />
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)] gap-x-[12px] pt-[62px] md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-[24px] md:pt-[136px]">
        <ProfileAvatar
          username={username}
          avatarUrl={avatarUrl}
          priority
          className="size-[84px] text-[30px] ring-[5px] ring-ground md:size-[128px] md:text-[40px]"
        />
        <div className="min-w-0 max-md:col-span-full max-md:row-start-2 max-md:mt-[12px] md:self-end md:pb-[6px]">
          <h1 className="text-[27px] [overflow-wrap:anywhere] md:text-[34px] lg:text-[40px]">{username}</h1>
          {about ? (
            <p className="mt-[4px] max-w-[52ch] whitespace-pre-line text-ink-2 leading-normal [overflow-wrap:anywhere] md:mt-[8px]">
              {about}
            </p>
          ) : null}
        </div>
        <div className="min-h-[44px] self-end justify-self-end md:pb-[8px]">
          <ProfileActions person={{ id, username, avatarUrl, bannerUrl: profile.bannerUrl }} />
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 max-md:mt-[12px] md:mt-[18px] md:min-h-[44px] md:pl-[152px]">
          <dl className="flex flex-wrap gap-x-[18px] gap-y-1 tabular-nums md:gap-x-[26px]">
            <Figure value={formatCount(counts.total)} term={counts.total === 1 ? "game" : "games"} />
            <Figure value={formatCount(counts.completed)} term="completed" />
            <Figure
              value={formatCountUpTo(MAX_COUNTED, follows.followers)}
              term={follows.followers === 1 ? "follower" : "followers"}
              href={peoplePath(username, "followers")}
            />
            <Figure
              value={formatCountUpTo(MAX_COUNTED, follows.following)}
              term="following"
              href={peoplePath(username, "following")}
              // A fourth does not fit; the list of followers leads to it.
              className="max-md:hidden"
            />
          </dl>
          <Links profile={profile} />
        </div>
      </div>
      {profile.visibility === "link" ? <OwnVisibility visibility="link" /> : null}
    </header>
  );
}

type FigureProps = {
  value: string;
  term: string;
  /** The list of what is counted. */
  href?: string;
  className?: string;
};

function Figure({ value, term, href, className }: FigureProps) {
  return (
    <div
      className={cn(
        "relative flex flex-row-reverse items-baseline gap-1.5 text-[14px] text-ink-3 has-[a:hover]:text-ink",
        className,
      )}
    >
      <dt>
        {href ? (
          // Covers the figure, and is 44 px high.
          <Link href={href} scroll={false} className="after:absolute after:-inset-x-2 after:-inset-y-3">
            {term}
          </Link>
        ) : (
          term
        )}
      </dt>
      <dd className="font-[650] font-display text-[17px] text-ink md:text-[20px]">{value}</dd>
    </div>
  );
}

/** A row of icons; names without an address as text. Nothing without any. */
function Links({ profile }: { profile: Pick<PublicProfile, "socials" | "website"> }) {
  const socials = toSocialLinks(profile.socials);
  const website = websiteLink(profile.website);
  if (socials.length === 0 && !website) return null;
  const names = socials.filter(({ href }) => href === null);
  return (
    <ul
      aria-label="Socials"
      className="flex min-w-0 flex-wrap items-center text-ink-2 -ml-[12px] max-md:mt-[4px] max-md:w-full md:justify-end"
    >
      {socials.map(({ social, label, name, href }) =>
        href ? (
          <IconLink key={social} href={href} label={label} tip={`${label}: ${name}`}>
            <SocialIcon social={social} />
          </IconLink>
        ) : null,
      )}
      {website ? (
        <IconLink href={website.href} label={website.label} tip={website.label}>
          <SocialIcon social="website" />
        </IconLink>
      ) : null}
      {names.length > 0 ? (
        <li className="min-w-0 max-md:w-full max-md:pl-[12px] md:ml-[12px]">
          <ul className="flex min-h-[30px] flex-wrap items-center gap-x-[18px] text-[14px] max-md:-mt-1.5 md:min-h-[44px]">
            {names.map(({ social, label, name }) => (
              <li key={social} data-tip={label} className="flex min-w-0 items-center gap-[7px]">
                <SocialIcon social={social} />
                <span className="sr-only">{label}</span>
                <span className="truncate">{name}</span>
              </li>
            ))}
          </ul>
        </li>
      ) : null}
    </ul>
  );
}

type IconLinkProps = { href: string; label: string; tip: string; children: ReactNode };

function IconLink({ href, label, tip, children }: IconLinkProps) {
  return (
    <li>
      <ExternalLink
        href={href}
        rel={USER_LINK_REL}
        variant="plain"
        data-tip={tip}
        className="grid size-[44px] place-items-center rounded-control hover:text-ink [&_svg]:size-5"
      >
        {children}
        <span className="sr-only">{label}</span>
      </ExternalLink>
    </li>
  );
}

/** The user's cover photo; without one the colours of the newest cover, or of the empty avatar. */
function Banner({ bannerUrl, newestCover }: { bannerUrl: string | null; newestCover: string | null }) {
  const fallback = newestCover ? (
    <HeroBackdrop coverUrl={newestCover} />
  ) : (
    <div className="size-full bg-[linear-gradient(100deg,#ffb84d2e,#e2556d33_45%,#6b5cff3d)]" />
  );
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-[120px] overflow-hidden [mask-image:linear-gradient(#000_45%,transparent)] md:h-[208px]"
    >
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
      ) : (
        fallback
      )}
    </div>
  );
}
