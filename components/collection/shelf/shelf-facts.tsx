import { StatusDot } from "@/components/collection/status-dot";
import { cn } from "@/components/ui/cn";
import { type HoursSource, hoursOf } from "@/lib/collection/hours";
import type { CollectionItem } from "@/lib/collection/schema";
import { STATUS_LABELS } from "@/lib/collection/status";
import { formatCount, shortHours } from "@/lib/format-count";
import { ratingText } from "@/lib/stars";

const HOURS_SOURCES: Record<HoursSource, string> = { typed: "entered", steam: "on Steam", plays: "logged" };

/**
 * The line under a game's name. In grid view the status and one fact: the rating of a completed game, otherwise the time.
 * Narrow screens show a rated game's rating and time, and its status as the dot alone. List view shows all figures.
 */
export function ShelfFacts({ item }: { item: CollectionItem }) {
  const { status, rating, ownedAs } = item;
  const hours = hoursOf(item);
  const rated = rating === null ? null : ratingText(rating);
  const time = hours?.hours ? shortHours(hours.hours) : null;
  // The word says enough of a game that is not played yet.
  const isWaiting = status === "want" || status === "imported";
  const fact = status === "completed" && rated ? rated : isWaiting ? null : time;
  const all = [
    STATUS_LABELS[status],
    rated,
    hours?.hours ? `${formatCount(hours.hours)} h ${HOURS_SOURCES[hours.source]}` : null,
    ownedAs ? `Own: ${ownedAs}` : null,
  ];
  return (
    <>
      <StatusDot status={status} className="size-2" />
      <span className="truncate view-list:hidden">
        <span className={cn(rated && "max-lg:sr-only")}>{STATUS_LABELS[status]}</span>
        {fact ? <span className={cn(rated && "max-lg:hidden")}>{` · ${fact}`}</span> : null}
        {rated ? <span className="lg:hidden">{[rated, time].filter(Boolean).join(" · ")}</span> : null}
      </span>
      <span className="list-only truncate">{all.filter(Boolean).join(" · ")}</span>
    </>
  );
}
