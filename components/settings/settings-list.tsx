"use client";

import { useLogOut } from "@/components/auth/use-log-out";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { publicProfileOf } from "@/components/profile/public-profile-link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { accountName } from "@/lib/initials";
import { SECTIONS } from "./sections";
import { useSettings } from "./settings-context";

const ROW = "flex w-full items-center gap-3.5 border-line border-t text-left";

/** All sections, on phones. */
export function SettingsList() {
  const { person } = useSettings();
  const logOut = useLogOut();
  return (
    <nav aria-label="Settings">
      <ProfileRow />
      {SECTIONS.map(({ href, label, text, icon }) => (
        <Link key={href} href={href} className={`${ROW} min-h-[72px]`}>
          <Icon name={icon} className="size-5 text-ink-3" />
          <span className="min-w-0 flex-1">
            <span className="block font-[550] text-[16px]">{label}</span>
            <span className="block text-[14px] text-ink-3 leading-[1.3]">{text}</span>
          </span>
          <Icon name="chevron-right" className="size-5 text-ink-3" />
        </Link>
      ))}
      <button type="button" disabled={!person} onClick={logOut} className={`${ROW} min-h-16 text-[16px]`}>
        <Icon name="log-out" className="size-5 text-ink-3" />
        Log out
      </button>
    </nav>
  );
}

function ProfileRow() {
  const { person } = useSettings();
  if (!person) {
    return (
      <div className="flex h-28 items-center gap-4 pb-1">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-6 w-40" />
      </div>
    );
  }
  const { user, profile } = person;
  const { href, ask } = publicProfileOf(user);
  const name = accountName(user);
  const content = (
    <>
      <ProfileAvatar username={name} avatarUrl={profile.avatarUrl} className="size-16 text-[23px]" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[650] font-display text-[20px] leading-[1.2]">{name}</span>
        <span className="block text-[14px] text-ink-3">
          {href ? "See your public profile" : "Choose a username for your public profile"}
        </span>
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-3" />
    </>
  );
  const row = "flex h-28 w-full items-center gap-4 pb-1 text-left";
  return href ? (
    // Not the router's link: it may have cached the page from before a change.
    <a href={href} className={row}>
      {content}
    </a>
  ) : (
    <button type="button" onClick={ask} className={row}>
      {content}
    </button>
  );
}
