import type { ReactNode } from "react";
import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import type { PublicProfile } from "@/lib/profile/public-profile";
import { toSocialLinks } from "@/lib/profile/socials";
import { websiteLink } from "@/lib/profile/website-link";
import { SocialIcon } from "./social-icon";

/** User content, which search engines must not follow. */
const REL = "nofollow ugc noopener";

/** Links to the user's accounts elsewhere; nothing without any. */
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
          <Icon name="link-2" className="size-4 shrink-0" />
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
        <ExternalLink href={href} rel={REL} variant="plain" data-tip={tip} className="social-chip">
          {children}
        </ExternalLink>
      ) : (
        <span className="social-chip">{children}</span>
      )}
    </li>
  );
}
