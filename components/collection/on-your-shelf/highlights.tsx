"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { highlightsOptions } from "@/lib/collection/queries";
import { HighlightsRow, HighlightsSkeleton } from "./highlights-row";

export function Highlights() {
  useShelfSync();
  const session = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    ...highlightsOptions(),
    enabled: session.user !== null,
  });
  if (data && data.length > 0) return <HighlightsRow highlights={data} />;
  if (data) {
    return (
      <Message text="Your shelf is still empty. Find the first game for it, or bring the games that you have listed elsewhere.">
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary">
            <Link href="/games">Browse Games</Link>
          </Button>
          <Button asChild>
            <Link href="/import">Import games</Link>
          </Button>
        </div>
      </Message>
    );
  }
  if (session.isError || isError) {
    return (
      <Message text="Your shelf can’t be reached right now.">
        <Button
          pending={session.isFetching || isFetching}
          onClick={() => (session.isError ? session.retry() : void refetch())}
        >
          Try again
        </Button>
      </Message>
    );
  }
  return <HighlightsSkeleton />;
}

/** As high as a row of games. */
function Message({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className="invisible">
        <HighlightsSkeleton />
      </div>
      <div className="grid content-center justify-items-center gap-4 text-center">
        <p role="status" className="max-w-[30rem] text-balance text-ink-2">
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}
