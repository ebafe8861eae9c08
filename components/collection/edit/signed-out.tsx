"use client";

import Link from "next/link";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import { saveDraft } from "./draft";

type SignedOutProps = {
  /** The name of the draft, such as "game 72". */
  form: string;
  owner: SessionUser | null;
  /** What was typed before the owner was signed out. */
  draft: object | null;
  values: object;
};

/** Says that a draft is shown, and links to sign-in when the owner was signed out in another tab; the form is stored until then. */
export function SignedOut({ form, owner, draft, values }: SignedOutProps) {
  const { user, isLoading, isError } = useSession();
  const isSignedOut = !isLoading && !isError && user?.id !== owner?.id;
  return (
    <>
      {draft ? (
        <p className="text-[14px] text-ink-2">What you typed before you were signed out is still here.</p>
      ) : null}
      {isSignedOut ? (
        <div role="alert" className="rounded-control bg-raised px-4 py-3 text-[14px]">
          <p className="font-semibold">You are signed out</p>
          <p className="text-ink-2">
            <Link
              href={authPath(`${window.location.pathname}${window.location.search}`)}
              prefetch={false}
              onClick={() => owner && saveDraft(form, owner.id, values)}
              className="font-semibold text-lamp-text underline-offset-4 hover:underline"
            >
              Log in
            </Link>{" "}
            to save this. What you typed is kept until then.
          </p>
        </div>
      ) : null}
    </>
  );
}
