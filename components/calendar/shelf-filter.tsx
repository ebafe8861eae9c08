"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";

type ShelfOnlyProps = {
  /** Where to return after signing in. */
  href: string;
  gameIds: number[];
};

export function ShelfFilter({ href, gameIds }: ShelfOnlyProps) {
  const { user, isLoading, isError, isFetching, retry } = useSession();
  const statuses = useQuery({ ...statusesOptions(), enabled: user !== null });
  if (isLoading || (user && statuses.isPending)) return null;
  if (isError) return <ShelfAway isRetrying={isFetching} onRetry={retry} />;
  if (!user) {
    return (
      <Message>
        <Link href={authPath(href)} className="font-semibold text-lamp-text underline underline-offset-4">
          Sign in
        </Link>{" "}
        to see when the games on your shelf come out.
      </Message>
    );
  }
  if (!statuses.data) {
    return <ShelfAway isRetrying={statuses.isFetching} onRetry={() => void statuses.refetch()} />;
  }
  const { data } = statuses;
  const mine = gameIds.filter((id) => data[id]).map((id) => `[data-game="${id}"]`);
  if (mine.length === 0) {
    return (
      <>
        <style>{".release-day{display:none!important}"}</style>
        <Message>No game on your shelf comes out here. Other months may have more.</Message>
      </>
    );
  }
  const any = mine.join(",");
  return <style>{`.release:not(${any}),.release-day:not(:has(${any})){display:none!important}`}</style>;
}

function ShelfAway({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4">
      <Message>Your shelf can’t be reached right now, so every release is shown.</Message>
      <Button size="sm" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-6 text-center text-ink-2">
      {children}
    </p>
  );
}
