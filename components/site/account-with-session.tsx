"use client";

import { usePathname } from "next/navigation";
import { Suspense, useEffect } from "react";
import { UsernamePrompt } from "@/components/auth/username/username-prompt";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSession } from "@/lib/auth/queries";
import { LoginLink } from "./login-link";
import { SessionSync } from "./session-sync";
import { SiteOverlay } from "./site-overlay";

const UserMenu = lazyPart(() => import("./user-menu").then((module) => module.UserMenu));

/** The session in the header, and what the whole page needs of it. Loads with the first interaction. */
export function AccountWithSession() {
  return (
    <>
      <LoginOrFace />
      <SessionSync />
      <UsernamePrompt />
      <SiteOverlay />
    </>
  );
}

/** Users whose account is being deleted see this page alone. */
const RESTORE_PATH = "/auth/restore";

// Keep its server HTML below 500 bytes: React moves longer Suspense content to the end of the page and shows
// it by script.
/** A Login button, or the user's face that opens the menu. Its place is reserved from the start. */
function LoginOrFace() {
  const { user, isLoading, isError, isFetching, retry } = useSession();
  const path = usePathname();
  const isLeaving = Boolean(user?.deletesAt) && path !== RESTORE_PATH;
  useEffect(() => {
    if (isLeaving) window.location.replace(RESTORE_PATH);
  }, [isLeaving]);
  const face = (
    <span className="m-1.5 block size-8 animate-shimmer rounded-full bg-raised min-[900px]:m-1 min-[900px]:size-9" />
  );

  if (user) {
    return (
      <Suspense fallback={face}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <LoginLink className={isLoading || isError ? "[[data-user]_&]:hidden" : undefined} />
      {isLoading ? <span className="hidden [[data-user]_&]:block">{face}</span> : null}
      {isError ? <AccountAway isRetrying={isFetching} onRetry={retry} /> : null}
    </>
  );
}

const AWAY_LABEL = "Your account can't be reached right now. Try again";

/** Shown to users whose session cannot be checked. */
function AccountAway({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <button
      type="button"
      aria-label={AWAY_LABEL}
      data-tip={AWAY_LABEL}
      aria-busy={isRetrying}
      onClick={onRetry}
      className="hidden size-11 place-items-center rounded-full border border-line-strong bg-raised text-ink-2 hover:text-ink [[data-user]_&]:grid"
    >
      <Icon name="rotate-cw" className={cn("size-4", isRetrying && "animate-spin")} />
    </button>
  );
}
