"use client";

import { useState } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { feedPath } from "@/lib/calendar/feed-path";
import { PLATFORM_GROUPS } from "@/lib/calendar/platforms";
import { FeedAddress } from "./feed-address";
import { readFilter } from "./filter";
import { WantedFeed } from "./wanted-feed";

type SubscribeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SubscribeDialog({ open, onOpenChange }: SubscribeDialogProps) {
  return (
    <Dialog open={open} onClose={() => onOpenChange(false)}>
      <DialogContent
        title="Subscribe to the calendar"
        description="Your calendar app shows the releases, and keeps up when dates move. Only releases with an exact day are in it."
        place="sheet"
        className="md:max-w-[640px]"
      >
        <AllReleases />
        <section aria-labelledby="wanted-feed" className="mt-7 border-line border-t pt-5">
          <h3 id="wanted-feed" className="mb-1.5 text-[18px]">
            Only games that I want to play
          </h3>
          <WantedFeed />
        </section>
      </DialogContent>
    </Dialog>
  );
}

/** At first of the platforms that the page is filtered by. */
function AllReleases() {
  const [chosen, setChosen] = useState(() => readFilter(new URLSearchParams(location.search)).platforms);
  return (
    <section aria-labelledby="release-feed">
      <h3 id="release-feed" className="mb-2.5 text-[18px]">
        Releases on {chosen.length === 0 ? "all platforms" : "these platforms"}
      </h3>
      <div className="mb-4 flex flex-wrap gap-2">
        {PLATFORM_GROUPS.map(({ key, label }) => {
          const isChosen = chosen.includes(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setChosen(isChosen ? chosen.filter((other) => other !== key) : [...chosen, key])}
              className="filter-chip"
            >
              {label}
            </button>
          );
        })}
      </div>
      <FeedAddress label="Address of the calendar" path={feedPath(chosen)} variant="primary" />
    </section>
  );
}
