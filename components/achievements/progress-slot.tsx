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
    <aside
      id="your-progress"
      tabIndex={-1}
      aria-label="Your Progress"
      className="self-start outline-none max-lg:[[data-user]_&]:min-h-[152px] lg:sticky lg:top-[128px]"
    >
      {isUnknown ? (
        <>
          <div className="[[data-user]_&]:hidden">{children}</div>
          <div className="hidden gap-4 [[data-user]_&]:grid">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-12" />
            <Skeleton className="h-2 rounded" />
          </div>
        </>
      ) : (
        children
      )}
    </aside>
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
    <>
      <h2 className="caption">{title}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{text}</p>
      {children ? <div className="mt-4 flex flex-wrap gap-2">{children}</div> : null}
    </>
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
        className="button button-primary button-md max-sm:w-full lg:w-full"
      >
        {isSignedIn ? "Go to Settings" : "Log In"}
      </Link>
    </ProgressMessage>
  );
}
