"use client";

import Link from "next/link";
import { lazy, Suspense } from "react";
import { buttonVariants } from "@/components/ui/button";
import { useSession } from "@/lib/auth/queries";

const UserButton = lazy(() => import("./user-button").then((module) => ({ default: module.UserButton })));

/** The header's right end: a Login button, or the user's face that opens the menu. Its place is kept from the start. */
export function Account() {
  const { user, isLoading } = useSession();
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
        className={`${buttonVariants({ variant: "secondary", size: "sm" })} ${isLoading ? "[[data-user]_&]:hidden" : ""}`}
      >
        Login
      </Link>
      {isLoading ? <span className="hidden [[data-user]_&]:block">{face}</span> : null}
    </>
  );
}
