"use client";

import { useEffect, useRef } from "react";
import { MoreGames } from "@/components/games/more-games";

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
      <MoreGames
        isLoading={isLoading}
        isError={isError}
        hasMore={true}
        failure={failure}
        href={href}
        onLoad={onLoad}
      />
    </div>
  );
}
