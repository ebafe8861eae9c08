"use client";

import { RotateCw } from "lucide-react";
import { lazy, Suspense } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";

const UserButton = lazy(() => import("./user-button").then((module) => ({ default: module.UserButton })));

/** The header's right end: a Login button, or the user's face that opens the menu. Its place is kept from the start. */
export function Account() {
  const { user, isLoading, isError, isFetching, retry } = useSession();
  const face = <span className="block size-[34px] animate-shimmer rounded-full bg-raised" />;

  if (user) {
    return (
      <Suspense fallback={face}>
        <UserButton user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <Link
        href="/auth"
        className={cn(
          buttonVariants({ variant: "secondary", size: "sm" }),
          (isLoading || isError) && "[[data-user]_&]:hidden",
        )}
      >
        Login
      </Link>
      {isLoading ? <span className="hidden [[data-user]_&]:block">{face}</span> : null}
      {isError ? <AccountAway isRetrying={isFetching} onRetry={retry} /> : null}
    </>
  );
}

const AWAY_LABEL = "Your account can't be reached right now. Try again";

/** For who was signed in here when the browser last knew: they need no login, but patience. */
function AccountAway({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <button
      type="button"
      aria-label={AWAY_LABEL}
      title={AWAY_LABEL}
      aria-busy={isRetrying}
      onClick={onRetry}
      className="hidden size-[34px] place-items-center rounded-full border border-line-strong bg-raised text-ink-2 hover:text-ink [[data-user]_&]:grid"
    >
      <RotateCw aria-hidden="true" className={cn("size-4", isRetrying && "animate-spin")} />
    </button>
  );
}
