"use client";

import { useState } from "react";
import { ImportLinks } from "@/components/collection/welcome/welcome-choices";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { SuggestedPeople, type Suggestion, useLikedAuthors, useSuggestedPeople } from "./suggested-people";

type EmptyFeedProps = {
  mayRead: boolean;
  /** Games on the user's shelf: without any, no one with the same taste can be suggested. */
  shelfSize: number | undefined;
  /** Shows the feed; given once the user follows someone. */
  onDone: (() => void) | undefined;
};

/** For those who follow no one: people to follow, and what they can be found by. */
export function EmptyFeed({ mayRead, shelfSize, onDone }: EmptyFeedProps) {
  const suggested = useSuggestedPeople(mayRead);
  const liked = useLikedAuthors(suggested?.length === 0);
  const [people, setPeople] = useState<readonly Suggestion[]>();
  // Those who are shown stay, while the user follows one after the other.
  const read = suggested?.length === 0 ? liked : suggested;
  if (!people && read) setPeople(read);
  return (
    <section aria-labelledby="feed-title">
      <h1 id="feed-title" className="text-[20px] md:text-[26px]">
        {onDone ? "Feed" : "Nobody here yet"}
      </h1>
      <div className="mt-1.5 mb-4 flex min-h-12 items-center gap-4 text-ink-2">
        <p className="min-w-0 flex-1">
          {onDone
            ? "Follow more people, or begin to read."
            : "Follow people, and what they finish, rate, review and list appears here."}
        </p>
        {onDone ? (
          <Button variant="primary" onClick={onDone}>
            Show the feed
          </Button>
        ) : null}
      </div>
      {people?.length ? (
        <div className="border-line border-t">
          <SuggestedPeople people={people} />
        </div>
      ) : null}
      {shelfSize === 0 ? (
        <>
          <p className="mt-6 mb-3 text-ink-2">
            Pick five games you love, or bring your games along, to find people with the same taste.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button asChild variant={onDone ? "secondary" : "primary"}>
              <Link href="/welcome">Pick five games</Link>
            </Button>
            <ImportLinks />
          </div>
        </>
      ) : people?.length === 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button aria-haspopup="dialog" data-opens="palette">
            Find people
          </Button>
          <Button asChild variant="ghost">
            <Link href="/games">Browse games</Link>
          </Button>
        </div>
      ) : null}
    </section>
  );
}
