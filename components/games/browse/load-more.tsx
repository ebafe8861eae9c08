"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

const LOAD_MORE_PX = 300;

export type LoadMoreProps = {
  /** The next page's own address, for browsers without JavaScript and for crawlers. */
  href: string | null;
  isLoading: boolean;
  isError: boolean;
  /** What is said when a page could not be loaded. */
  failure?: string;
  onLoad: () => void;
};

/** Loads the next page when the reader comes within 300 px of it, or asks for it; a failure stops that. */
export function LoadMore({ href, isLoading, isError, failure, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const waits = isLoading || isError;
  useEffect(() => {
    const element = end.current;
    if (!element || waits) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onLoad();
      },
      { rootMargin: `${LOAD_MORE_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits, onLoad]);

  return (
    <div ref={end} className="mt-10 flex min-h-[42px] flex-wrap items-center justify-center gap-4">
      {isLoading ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="text-ink-3" /> Loading more games...
        </p>
      ) : isError ? (
        <>
          <p role="alert" className="text-ink-2">
            {failure ?? "More games could not be loaded."}
          </p>
          <Button onClick={onLoad}>Try again</Button>
        </>
      ) : href ? (
        <Button asChild>
          <a
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onLoad();
            }}
          >
            Load more games
          </a>
        </Button>
      ) : (
        <Button onClick={onLoad}>Load more games</Button>
      )}
    </div>
  );
}
