"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { reviewTextOptions } from "@/lib/reviews/queries";
import { splitSpoilers } from "@/lib/reviews/spoilers";
import { useIsCut } from "./use-is-cut";

type ReviewTextProps = {
  review: { userId: string; gameId: number; text: string | null; isSpoiler: boolean };
  /** Six lines at first, then "Read on". */
  isCut?: boolean;
  className?: string;
};

/** Spoilers are not part of the page: a press fetches the whole text. */
export function ReviewText({ review, isCut = false, className }: ReviewTextProps) {
  const { userId, gameId, text } = review;
  const queryClient = useQueryClient();
  const [whole, setWhole] = useState<string | null>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(!isCut);
  const [paragraph, isLonger] = useIsCut();
  const shown = text ?? whole;

  const load = async () => {
    setLoading(true);
    try {
      const answer = await queryClient.fetchQuery(reviewTextOptions(userId, gameId));
      setWhole(answer.text);
      return true;
    } catch {
      toastError("The review could not be loaded. Please try again.");
      return false;
    } finally {
      setLoading(false);
    }
  };
  const openSpoiler = async (index: number) => {
    if (whole === null && !(await load())) return;
    setOpened((all) => [...all, index]);
    setOpen(true);
  };

  if (shown === null) return <CoveredReview isLoading={isLoading} onOpen={() => void load()} />;
  const uncovered = whole === null ? [] : splitSpoilers(whole);
  return (
    // The button that was pressed is gone.
    <div className={className} {...(text === null && focused)}>
      <div
        ref={paragraph}
        className={cn(
          "whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]",
          !isOpen && "line-clamp-6",
        )}
      >
        {splitSpoilers(shown).map((part, index) => {
          const key = `${index}-${part.kind}`;
          if (part.kind === "text") return <span key={key}>{part.text}</span>;
          const spoiler = part.text ?? (opened.includes(index) ? (uncovered[index]?.text ?? "") : null);
          return spoiler === null ? (
            <button
              key={key}
              type="button"
              aria-busy={isLoading || undefined}
              onClick={() => void openSpoiler(index)}
              className="spoiler"
            >
              Spoiler
            </button>
          ) : (
            <span key={key} className="spoiler-shown" {...(part.text === null && focused)}>
              {spoiler}
            </span>
          );
        })}
      </div>
      {isLonger && !isOpen ? (
        <Button variant="link" size="inline" className="min-h-11" onClick={() => setOpen(true)}>
          Read on
        </Button>
      ) : null}
    </div>
  );
}

const focused = {
  tabIndex: -1,
  ref: (element: HTMLElement | null) => element?.focus({ preventScroll: true }),
};

function CoveredReview({ isLoading, onOpen }: { isLoading: boolean; onOpen: () => void }) {
  return (
    <div className="review-covered">
      <Icon name="eye-off" className="size-[18px] shrink-0 text-ink-3" />
      <span className="min-w-0 flex-[1_1_8rem]">This review tells how the story goes on.</span>
      <Button variant="ghost" size="sm" pending={isLoading} onClick={onOpen} className="ml-auto">
        Show it
      </Button>
    </div>
  );
}
