import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { STATUS_LABELS } from "@/lib/collection/status";
import type { ReviewFilter } from "@/lib/reviews/filter";

export const ratingLabel = (rating: ReviewFilter["rating"]) =>
  rating ? `Rated ${rating.replace("-", "–")}` : "Any rating";
export const statusLabel = (status: ReviewFilter["status"]) =>
  status ? STATUS_LABELS[status] : "Any status";

/** The buttons of the menus; alone until the menus have loaded. */
export function ReviewFiltersFace({ filter }: { filter: ReviewFilter }) {
  return (
    <>
      <FilterButton isSet={Boolean(filter.rating)}>{ratingLabel(filter.rating)}</FilterButton>
      <FilterButton isSet={Boolean(filter.status)}>{statusLabel(filter.status)}</FilterButton>
    </>
  );
}

export function FilterButton({
  isSet,
  className,
  children,
  ...props
}: ComponentProps<typeof Button> & { isSet: boolean }) {
  return (
    <Button variant="ghost" className={cn("gap-1.5 px-2.5", isSet && "bg-raised text-ink")} {...props}>
      {children}
      <Icon name="chevron-down" className="size-4 text-ink-3" />
    </Button>
  );
}
