import Link from "next/link";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { authPath } from "@/lib/auth/next-path";

type ProgressSlotProps = {
  /** The session is unknown: previously signed-in users see a placeholder. */
  isUnknown?: boolean;
  children: ReactNode;
};

/** Reserves the space of the progress, by whether a user was signed in last time (`data-user`). */
export function ProgressSlot({ isUnknown, children }: ProgressSlotProps) {
  return (
    <section
      id="your-progress"
      tabIndex={-1}
      aria-label="Your Progress"
      className="grid grid-cols-[minmax(0,1fr)] items-center rounded-card border border-line bg-surface p-5 outline-none md:px-7 md:py-6 [[data-user]_&]:min-h-[12.5rem] md:[[data-user]_&]:min-h-[11.75rem]"
    >
      {isUnknown ? (
        <>
          <div className="[[data-user]_&]:hidden">{children}</div>
          <div className="hidden gap-5 [[data-user]_&]:grid">
            <Skeleton className="h-7 w-44" />
            <Skeleton className="h-12 w-full max-w-[26rem]" />
            <Skeleton className="h-2.5 w-full rounded-pill" />
          </div>
        </>
      ) : (
        children
      )}
    </section>
  );
}

export function ProgressMessage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-[min(100%,18rem)] flex-1">
        <h2 className="text-[22px] md:text-[26px]">{title}</h2>
        <p className="mt-1.5 max-w-[64ch] text-pretty text-ink-2">{text}</p>
      </div>
      {children ? <div className="flex flex-wrap gap-3 max-sm:w-full">{children}</div> : null}
    </div>
  );
}

type SetUpSteamIdProps = {
  /** The path for returning after sign-in. */
  path: string;
  isSignedIn?: boolean;
  /** The Steam ID is invalid. */
  isWrong?: boolean;
};

/** The spec's card for visitors without a Steam ID: links to the settings, or to the sign-in. */
export function SetUpSteamId({ path, isSignedIn = false, isWrong = false }: SetUpSteamIdProps) {
  const text = isWrong
    ? "There is no Steam account with the Steam ID in your settings, so there is no progress to show."
    : `${isSignedIn ? "Add" : "Log in and add"} your Steam ID to see here what you have earned, and what is left.`;
  return (
    <ProgressMessage title="Set Up Steam ID" text={text}>
      <Link
        href={isSignedIn ? "/settings" : authPath(path)}
        prefetch={false}
        className="button button-primary button-md max-sm:w-full"
      >
        {isSignedIn ? "Go to Settings" : "Log In"}
      </Link>
    </ProgressMessage>
  );
}
