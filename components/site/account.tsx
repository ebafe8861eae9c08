"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { lazy, Suspense } from "react";
import { buttonVariants } from "@/components/ui/button";
import { sessionOptions } from "@/lib/auth/queries";

const UserButton = lazy(() => import("./user-button").then((module) => ({ default: module.UserButton })));

/** The header's right end: a Login button, or the user's face that opens the menu. Its place is kept from the start. */
export function Account() {
  const { data, isPending } = useQuery(sessionOptions());
  const face = <span className="block size-[34px] animate-shimmer rounded-full bg-raised" />;

  if (data?.user) {
    return (
      <Suspense fallback={face}>
        <UserButton user={data.user} />
      </Suspense>
    );
  }
  return (
    <>
      <Link
        href="/auth"
        className={`${buttonVariants({ variant: "secondary", size: "sm" })} ${isPending ? "[[data-user]_&]:hidden" : ""}`}
      >
        Login
      </Link>
      {isPending ? <span className="hidden [[data-user]_&]:block">{face}</span> : null}
    </>
  );
}
