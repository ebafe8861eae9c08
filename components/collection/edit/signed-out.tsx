"use client";

import Link from "next/link";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";

export function DraftNote() {
  return <p className="text-[14px] text-ink-2">What you typed before you were signed out is still here.</p>;
}

export type SignedOutProps = { owner: SessionUser | null; onLeave: () => void };

/** Shown when the owner was signed out in another tab; links to sign-in. */
export function SignedOut({ owner, onLeave }: SignedOutProps) {
  const { user, isLoading, isError } = useSession();
  if (isLoading || isError || user?.id === owner?.id) return null;
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <div role="alert" className="rounded-control bg-raised px-4 py-3 text-[14px]">
      <p className="font-semibold">You are signed out</p>
      <p className="text-ink-2">
        <Link
          href={authPath(here)}
          prefetch={false}
          onClick={onLeave}
          className="font-semibold text-lamp-text underline-offset-4 hover:underline"
        >
          Log in
        </Link>{" "}
        to save this. What you typed is kept until then.
      </p>
    </div>
  );
}
