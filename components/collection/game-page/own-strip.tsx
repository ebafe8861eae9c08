"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { EditorHost } from "@/components/collection/edit/editor";
import { usePendingChanges, useShownStatus, withChanges } from "@/components/collection/optimistic-changes";
import { PlayLogHost } from "@/components/collection/plays/play-log";
import { RatingInput } from "@/components/collection/rating/rating-input";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { StatusDot } from "@/components/collection/status-dot";
import { StatusItems } from "@/components/collection/status-items";
import { useEditItem, useSaveStatus } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { MenuOrSheet } from "@/components/ui/menu-or-sheet";
import { Spinner } from "@/components/ui/spinner";
import { toastError } from "@/components/ui/toast-store";
import { sessionOptions, useSession } from "@/lib/auth/queries";
import { timeText } from "@/lib/collection/hours";
import { nextStep } from "@/lib/collection/next-step";
import { formatDay } from "@/lib/collection/partial-date";
import { openPlaysOptions } from "@/lib/collection/play-queries";
import { itemOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";
import { releaseNote, STATUS_LABELS } from "@/lib/collection/status";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import { plural } from "@/lib/format-count";
import { listChoicesOptions } from "@/lib/lists/queries";
import { ratingText, stepOf } from "@/lib/stars";
import { takeAddAfterLogin } from "./add-after-login";
import { LoginToAdd } from "./login-to-add";
import { MoreMenu } from "./more-menu";
import { NextStepButton } from "./next-step-button";
import type { StripGame } from "./strip-game";

const SHELF_UNAVAILABLE = "Your collection can't be reached right now. Please try again in a moment.";

export function OwnStrip({ game }: { game: StripGame }) {
  return (
    <>
      <ForVisitor game={game} />
      <EditorHost />
      <PlayLogHost />
    </>
  );
}

function ForVisitor({ game }: { game: StripGame }) {
  const { user, isError } = useSession();
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await queryClient.fetchQuery(sessionOptions()).catch(() => toastError(ACCOUNT_UNAVAILABLE_MESSAGE));
    setTrying(false);
  };
  if (user) return <Strip game={game} />;
  if (isError || isTrying) return <Retry pending={isTrying} onRetry={() => void tryAgain()} />;
  return <LoginToAdd game={game} />;
}

/** Shown while the session or the shelf is unavailable. */
function Retry({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <div className="strip">
      <Button pending={pending} onClick={onRetry}>
        <Icon name="rotate-cw" className="size-[18px]" />
        Load your entry
      </Button>
    </div>
  );
}

function Strip({ game }: { game: StripGame }) {
  useShelfSync();
  const { data: item, isPending, isError, isFetching, refetch } = useQuery(itemOptions(game.id));
  const { status, isPending: isSaving } = useShownStatus(game.id, item?.status ?? null);
  const changes = usePendingChanges();
  const shown = item ? withChanges(item, changes) : null;
  const saving = useSaveStatus(
    game,
    item ? "Failed to update game status" : "Failed to add game to collection",
  );
  const { mutate: edit } = useEditItem(game);
  const { data: plays } = useQuery({ ...openPlaysOptions(), enabled: Boolean(item) });
  const play = plays?.find(({ gameId }) => gameId === game.id) ?? null;
  const { data: lists } = useQuery({ ...listChoicesOptions(game.id), enabled: !isPending });
  const listCount = lists?.filter(({ hasGame }) => hasGame).length ?? 0;
  const [now] = useState(() => Date.now());
  const [isChoosing, setChoosing] = useState(false);
  const note = releaseNote(game, now);
  const step = nextStep(status, shown?.rating != null, note === null);
  const onLoaded = useEffectEvent(() => {
    if (item === null && takeAddAfterLogin(game.id)) saving.save("want");
  });
  useEffect(() => {
    if (!isPending) onLoaded();
  }, [isPending]);

  if (isError && item === undefined) {
    const tryAgain = async () => {
      const { isError: hasFailed } = await refetch();
      if (hasFailed) toastError(SHELF_UNAVAILABLE);
    };
    return <Retry pending={isFetching} onRetry={() => void tryAgain()} />;
  }
  if (isPending) {
    return (
      <section aria-label="On your shelf" aria-busy="true" className="strip animate-shimmer">
        <span className="sr-only">Loading your entry</span>
      </section>
    );
  }
  const time = shown && timeText(shown);
  const since = shown && sinceOf(shown, play?.started ?? null, now);
  return (
    <section aria-label="On your shelf" className="strip">
      {shown?.rating != null ? <style>{ownColumn(shown.rating)}</style> : null}
      <Cell cap="On your shelf" className="strip-status">
        <MenuOrSheet
          label="Status"
          align="start"
          open={isChoosing}
          onOpenChange={setChoosing}
          trigger={
            <button type="button" className="strip-menu" aria-busy={isSaving || undefined}>
              {status ? (
                <>
                  {saving.isDone ? (
                    <span role="img" aria-label="Saved" className="grid text-good">
                      <Icon name="check" className="size-4" />
                    </span>
                  ) : (
                    <StatusDot status={status} className="size-2" />
                  )}
                  {STATUS_LABELS[status]}
                </>
              ) : (
                "Not yet"
              )}
              <Icon name="chevron-down" className="size-4" />
            </button>
          }
        >
          <StatusItems status={status} note={note} onChoose={saving.save} />
        </MenuOrSheet>
      </Cell>
      {shown ? (
        <Cell cap="Your rating">
          <RatingInput
            value={shown.rating}
            onChange={(rating) => edit({ gameIds: [game.id], edits: { rating } })}
            className="strip-stars"
          >
            {(rating) => (rating === null ? null : <span>{ratingText(rating)}</span>)}
          </RatingInput>
        </Cell>
      ) : null}
      {time ? (
        <Cell cap="Time" className="strip-fact">
          {time}
        </Cell>
      ) : null}
      {since ? (
        <Cell cap={since.cap} className="strip-fact">
          {since.day}
        </Cell>
      ) : null}
      <p className="strip-line">
        {shown
          ? [
              [
                time,
                since && (time ? `${since.cap.toLowerCase()} ${since.day}` : `${since.cap} ${since.day}`),
              ]
                .filter(Boolean)
                .join(since?.cap === "Since" ? " " : " · "),
              ...(listCount > 0 ? [`in ${plural(listCount, "list")}`] : []),
            ].join(" · ")
          : "Add it to rate it and to log your time."}
      </p>
      <div className="strip-actions">
        {isSaving && !shown ? (
          <span className="grid size-11 place-items-center">
            <Spinner />
          </span>
        ) : null}
        <NextStepButton
          game={game}
          step={step}
          play={play}
          onSave={saving.save}
          onChoose={() => setChoosing(true)}
        />
        <MoreMenu game={game} item={item ?? null} status={status} play={play} listCount={listCount} />
      </div>
    </section>
  );
}

/** Colours the own column of the page's histogram, which is the same for everyone. */
const ownColumn = (rating: number) =>
  `.histogram [data-step="${stepOf(rating)}"]{--column:var(--lamp)}[data-user] .numbers-own{visibility:visible}`;

function Cell({ cap, className, children }: { cap: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn("strip-cell", className)}>
      <span aria-hidden={cap === "On your shelf"} className="strip-cap">
        {cap}
      </span>
      <span className="strip-value">{children}</span>
    </div>
  );
}

function sinceOf(
  { status, dateAdded, dateCompleted }: CollectionItem,
  started: string | null,
  now: number,
): { cap: string; day: string } {
  if (status === "completed" && dateCompleted)
    return { cap: "Completed", day: formatDay(dateCompleted, now) };
  if (started && (status === "playing" || status === "endless"))
    return { cap: "Since", day: formatDay(started, now) };
  return { cap: "Added", day: formatDay(dateAdded, now) };
}
