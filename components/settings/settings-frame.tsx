"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { ModerationNote } from "@/components/moderation/moderation-note";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { Link } from "@/components/ui/link";
import { useHasUnsaved } from "@/components/ui/unsaved";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import { ownProfileOptions } from "@/lib/profile/own-queries";
import { PROFILE_SECTION, SECTIONS } from "./sections";
import { type Person, SettingsContext } from "./settings-context";

const Preview = island(() => import("./preview").then((module) => module.Preview));

/** Title, sections, preview and notices; `contact` is an e-mail address. Keeps the last known user, so that unsaved input survives the end of a session. */
export function SettingsFrame({ contact, children }: { contact: string; children: ReactNode }) {
  const { user, isLoading, isError, retry } = useSession();
  const { data: profile, ...reading } = useQuery({ ...ownProfileOptions(), enabled: user !== null });
  const [person, setPerson] = useState<Person | null>(null);
  const [firstId, setFirstId] = useState<string | null>(null);
  if (user && profile && (person?.user !== user || person.profile !== profile)) {
    setPerson({ user, profile });
    setFirstId(firstId ?? user.id);
  }
  const pathname = usePathname();
  const isSignedOut = pathname.startsWith("/settings") && !isLoading && !isError && !user;
  const isUnavailable = !person && (isError || reading.isError);
  const hasUnsaved = useHasUnsaved();
  const isLeaving = isSignedOut && !hasUnsaved;
  // middleware.ts redirects on page load; this covers a session that ends while the page is open.
  useEffect(() => {
    if (isLeaving) window.location.replace(authPath(pathname));
  }, [isLeaving, pathname]);

  return (
    <SettingsContext value={{ person, isLocked: !person || isSignedOut, isUnavailable }}>
      <SettingsHeader pathname={pathname} />
      {isSignedOut && hasUnsaved ? (
        <Notice
          title="You are signed out"
          text="Your changes are still here, but not saved. Sign in again in another tab, and come back to save them."
        >
          <Button asChild>
            <ExternalLink variant="plain" href="/auth">
              Sign in
            </ExternalLink>
          </Button>
        </Notice>
      ) : null}
      {isUnavailable ? (
        <Notice title="Your settings could not be loaded" text={ACCOUNT_UNAVAILABLE_MESSAGE}>
          <Button
            pending={reading.isFetching || isLoading}
            onClick={() => {
              retry();
              if (user) void reading.refetch();
            }}
          >
            Try again
          </Button>
        </Notice>
      ) : null}
      {person ? <ModerationNote contact={contact} /> : null}
      <div className="grid gap-14 min-[900px]:mt-5 min-[900px]:grid-cols-[208px_minmax(0,1fr)] min-[1200px]:grid-cols-[208px_minmax(0,1fr)_268px]">
        <Rail pathname={pathname} />
        {/* Another user gets new forms. The first known user may have typed something before being known. */}
        <div key={person && person.user.id !== firstId ? person.user.id : "first"} className="min-w-0">
          {children}
        </div>
        <aside className="sticky top-24 self-start max-[1199px]:hidden" aria-label="As others see you">
          {person?.user.username ? <Preview person={person} username={person.user.username} /> : null}
        </aside>
      </div>
    </SettingsContext>
  );
}

/** On phones, the open section's title leads back to the list. */
function SettingsHeader({ pathname }: { pathname: string }) {
  const open = SECTIONS.find(({ href }) => href === pathname);
  return (
    <>
      <div className="flex items-center gap-0.5 min-[900px]:hidden">
        <Link
          href={open ? "/settings" : "/games"}
          aria-label={open ? "Back to Settings" : "Back to Games"}
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-2"
        >
          <Icon name="arrow-left" className="size-5" />
        </Link>
        <h1 className="text-[27px]">{open?.label ?? "Settings"}</h1>
      </div>
      <div className="max-[899px]:hidden">
        <Link
          href="/games"
          className="inline-flex h-11 items-center gap-2 text-[14px] text-ink-3 hover:text-ink"
        >
          <Icon name="arrow-left" className="size-4" />
          Back to Games
        </Link>
        <h1 className="text-[36px]">Settings</h1>
      </div>
    </>
  );
}

function Rail({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Settings" className="sticky top-24 self-start max-[899px]:hidden">
      {SECTIONS.map(({ href, label, icon }) => {
        const address = href === PROFILE_SECTION.href ? "/settings" : href;
        const isOpen = pathname === href || pathname === address;
        return (
          <Link
            key={href}
            href={address}
            aria-current={isOpen ? "page" : undefined}
            className="-mx-3.5 flex h-11 items-center gap-3 rounded-control px-3.5 font-medium text-ink-2 hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <Icon name={icon} className="size-[18px] text-ink-3" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

/** A sticky notice about all settings. */
function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="sticky top-20 z-20 my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-raised p-5 shadow-float"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-[14px] text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
