import { Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { ExternalLink } from "@/components/ui/external-link";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { toSocialLinks } from "@/lib/profile/socials";
import { websiteLink } from "@/lib/profile/website-link";
import { SocialIcon } from "./social-icon";

/** Anybody may write here what they like, so search engines are told not to take it for our advice. */
const REL = "nofollow ugc noopener";

const CHIP =
  "flex max-w-full items-center gap-2 rounded-[9px] border border-line bg-surface px-3 py-1.5 text-[13.5px] text-ink-2";
const LINK = `${CHIP} transition-colors hover:border-line-strong hover:text-ink`;

/** Where else a person is to be found; nothing at all where they do not say. */
export function SocialsPanel({ profile }: { profile: Pick<PublicProfile, "socials" | "website"> }) {
  const socials = toSocialLinks(profile.socials);
  const website = websiteLink(profile.website);
  if (socials.length === 0 && !website) return null;
  return (
    <ul aria-label="Socials" className="mt-4 flex flex-wrap gap-2">
      {socials.map(({ social, label, name, href }) => (
        <Chip key={social} href={href} tip={`${label}: ${name}`}>
          <SocialIcon social={social} />
          {href ? (
            label
          ) : (
            <>
              <span className="max-sm:sr-only">{label}</span>
              <b className="truncate font-medium text-ink">{name}</b>
            </>
          )}
        </Chip>
      ))}
      {website ? (
        <Chip href={website.href} tip={website.href}>
          <Link2 aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{website.label}</span>
        </Chip>
      ) : null}
    </ul>
  );
}

function Chip({ href, tip, children }: { href: string | null; tip: string; children: ReactNode }) {
  return (
    <li className="min-w-0 max-w-full">
      {href ? (
        <ExternalLink href={href} rel={REL} variant="plain" data-tip={tip} className={LINK}>
          {children}
        </ExternalLink>
      ) : (
        <span className={CHIP}>{children}</span>
      )}
    </li>
  );
}
