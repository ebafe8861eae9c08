"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isKeyClick } from "@/components/ui/is-key-click";
import { useLazy } from "@/components/ui/use-lazy";
import type { ProfileList } from "@/lib/profile/profile-route";

export type MoreProfileGamesProps = {
  username: string;
  list: ProfileList;
  /** The first page to append. */
  page: number;
  /** Ids of the rendered games: later pages may repeat them when the shelf changes. */
  rendered: readonly number[];
  /** URL of the next page, for crawlers and without JavaScript. */
  href: string;
};

const LOAD_MORE_PX = 300;

/** A link to the next page; with JavaScript its games are appended as the reader scrolls near. */
export function MoreProfileGames(props: MoreProfileGamesProps) {
  const [Live, load] = useLazy(() =>
    import("./following-profile-games").then((module) => module.FollowingProfileGames),
  );
  const [asked, setAsked] = useState<"by key" | "by itself" | null>(null);
  const place = useRef<HTMLLIElement>(null);
  const isWaiting = asked !== null;
  const ask = (how: "by key" | "by itself") => {
    load();
    setAsked(how);
  };
  const onNear = useEffectEvent(() => ask("by itself"));
  useEffect(() => {
    if (!place.current || isWaiting) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { rootMargin: `${LOAD_MORE_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  if (asked && Live) return <Live {...props} byKeyboard={asked === "by key"} />;
  return (
    <li ref={place} className="col-span-full flex min-h-[42px] justify-center">
      <a
        href={props.href}
        aria-busy={isWaiting}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          ask(isKeyClick(event) ? "by key" : "by itself");
        }}
        className="inline-flex h-[42px] items-center rounded-control border border-line bg-raised px-[18px] font-semibold text-[14.5px] hover:border-line-strong aria-busy:opacity-50"
      >
        Load more games
      </a>
    </li>
  );
}
