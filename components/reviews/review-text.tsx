"use client";

import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ExternalLink, USER_LINK_REL } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { splitLinks } from "@/lib/reviews/links";
import type { Review } from "@/lib/reviews/schema";
import { splitSpoilers } from "@/lib/reviews/spoilers";

type ReviewTextProps = {
  review: Pick<Review, "userId" | "gameId" | "text" | "isBeginning" | "mayLink">;
  /** Six lines at first, then "Read on". */
  isCut?: boolean;
  className?: string;
};

/** Spoilers, and the end of a long text in a list, are not part of the page: a press fetches the whole text. */
export function ReviewText({ review, isCut = false, className }: ReviewTextProps) {
  const { userId, gameId, text, isBeginning, mayLink } = review;
  const [whole, setWhole] = useState<string | null>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(!isCut);
  const [paragraph, isLonger] = useIsCut();
  const shown = whole ?? text;

  const load = async () => {
    setLoading(true);
    try {
      // Not part of the page's first load.
      const [{ reviewTextOptions }, { getQueryClient }] = await Promise.all([
        import("@/lib/reviews/queries"),
        import("@/components/ui/query-provider"),
      ]);
      const answer = await getQueryClient().fetchQuery(reviewTextOptions(userId, gameId));
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
  const readOn = async () => {
    if (isBeginning && whole === null && !(await load())) return;
    setOpen(true);
  };

  if (shown === null) return <CoveredReview isLoading={isLoading} onOpen={() => void load()} />;
  return (
    // The button that was pressed is gone.
    <div className={className} {...(text === null && focused)}>
      <div
        ref={paragraph}
        className={cn(
          "whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]",
          isOpen ? "overflow-clip [overflow-clip-margin:10px]" : "line-clamp-6",
        )}
      >
        {splitSpoilers(shown).map((part, index) => {
          const key = `${index}-${part.kind}`;
          if (part.kind === "text") {
            // The six lines do not end in an empty one.
            const text = isOpen ? part.text : part.text.replace(/\n{2,}/g, "\n");
            return <LinkedText key={key} text={text} mayLink={mayLink} />;
          }
          // There is nothing between its marks.
          if (whole !== null && part.text === null) return null;
          const isCovered = text !== null && whole !== null && !opened.includes(index);
          const spoiler = isCovered ? null : part.text;
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
            <span key={key} className="spoiler-shown" {...(opened.at(-1) === index && focused)}>
              <LinkedText text={spoiler} mayLink={mayLink} />
            </span>
          );
        })}
      </div>
      {(isLonger || isBeginning) && !isOpen ? (
        <Button
          variant="link"
          size="inline"
          pending={isLoading}
          className="min-h-11"
          onClick={() => void readOn()}
        >
          Read on
        </Button>
      ) : null}
    </div>
  );
}

function LinkedText({ text, mayLink }: { text: string; mayLink: boolean }) {
  if (!mayLink) return text;
  return splitLinks(text).map((part, index) => {
    const key = `${index}-${part.href}`;
    return part.href ? (
      <ExternalLink key={key} href={part.href} rel={USER_LINK_REL} dir="ltr" variant="plain" className="link">
        {part.text}
      </ExternalLink>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

const focused = {
  tabIndex: -1,
  ref: (element: HTMLElement | null) => element?.focus({ preventScroll: true }),
};

function CoveredReview({ isLoading, onOpen }: { isLoading: boolean; onOpen: () => void }) {
  return (
    <div className="review-covered">
      <Icon name="eye-off" className="size-[18px] shrink-0 text-ink-3" />
      <span className="min-w-0 flex-[1_1_128px]">This review tells how the story goes on.</span>
      <Button variant="ghost" size="sm" pending={isLoading} onClick={onOpen} className="ml-auto">
        Show it
      </Button>
    </div>
  );
}

/** Less than a line, and more than a spoiler's touch area overflows. */
const SLACK_PX = 12;

/** @returns the ref of a clamped element, and whether it has more lines than it shows */
function useIsCut(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight - element.clientHeight > SLACK_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isCut];
}
