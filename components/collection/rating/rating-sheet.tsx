"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useEditPlay } from "@/components/collection/plays/use-edit-play";
import { useFavourite } from "@/components/collection/use-favourite";
import { useEditItem } from "@/components/collection/use-shelf-writes";
import { GameCover } from "@/components/games/game-cover";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { withQueries } from "@/components/ui/query-provider";
import { timeText } from "@/lib/collection/hours";
import { formatDay } from "@/lib/collection/partial-date";
import { playsOptions } from "@/lib/collection/play-queries";
import type { Play } from "@/lib/collection/play-schema";
import { itemOptions } from "@/lib/collection/queries";
import { plural } from "@/lib/format-count";
import { today } from "@/lib/local-date";
import { RATING_MAX } from "@/lib/stars";
import { type EndEdits, EndFields } from "./end-fields";
import { RatingInput } from "./rating-input";
import { isOffered } from "./rating-offer";
import { Check, ReadersNote, ReviewFields } from "./review-fields";
import { useReviewForm } from "./use-review-form";

type RatingSheetProps = { game: { id: number; name: string; isFinished: boolean }; onClose: () => void };

/** Rating, review and favourite. Closed without a word, it leaves the game as it is. */
export const RatingSheet = withQueries(Sheet);

function Sheet({ game, onClose }: RatingSheetProps) {
  const { data: item } = useQuery(itemOptions(game.id));
  const { data: plays } = useQuery(playsOptions(game.id));
  const editItem = useEditItem(game);
  const editPlay = useEditPlay(game);
  const form = useReviewForm(game);
  const favourite = useFavourite(game);
  const [isFavourite, setFavourite] = useState<boolean>();
  const [chosen, setChosen] = useState<number | null | undefined>();
  const [end, setEnd] = useState<EndEdits>({});
  const [isSaving, setSaving] = useState(false);
  const play =
    plays?.find(({ outcome, finished }) => outcome === "finished" && finished === item?.dateCompleted) ??
    null;
  const rating = chosen === undefined ? (item?.rating ?? null) : chosen;
  const finished = end.finished ?? item?.dateCompleted ?? today();
  const time = item && timeText(item);
  const days = plays && daysOf(plays);
  const isRated = rating !== (item?.rating ?? null);
  const isCrowned = isFavourite !== undefined && isFavourite !== favourite.isFavourite;
  const finishedOn = end.finished === item?.dateCompleted ? undefined : end.finished;
  const playedOn = end.platform === play?.platform ? undefined : end.platform;
  const isEndEdited = finishedOn !== undefined || playedOn !== undefined;
  const canSave = isRated || isCrowned || isEndEdited || form.canSave;
  const close = () => dismissDialog(onClose);
  /** One after the other: no later toast replaces that of a failure. */
  const saveAll = async () => {
    const isDated = finishedOn !== undefined && !play;
    const edits = { ...(isRated && { rating }), ...(isDated && { dateCompleted: finishedOn }) };
    if (isRated || isDated) await editItem.mutateAsync({ gameIds: [game.id], edits });
    if (play && isEndEdited) {
      await editPlay.mutateAsync({ id: play.id, edits: { finished: finishedOn, platform: playedOn } });
    }
    if (isCrowned) await favourite.toggle();
    return form.save();
  };
  const save = async () => {
    setSaving(true);
    const isDone = await saveAll().catch(() => false);
    setSaving(false);
    // It may have been closed meanwhile.
    if (isDone && isOffered(game)) close();
  };
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        place="sheet"
        hideTitle
        title={`How was ${game.name}?`}
        onKeyDown={(event) => {
          const isSend = event.key === "Enter" && (event.ctrlKey || event.metaKey);
          if (isSend && canSave && !isSaving) void save();
        }}
        className="border-line-strong max-md:scroll-pb-48 max-md:pb-0 md:max-w-[640px] sm:rounded-[20px] sm:px-7 sm:pt-7 md:pb-7"
      >
        {/* What would be typed or chosen meanwhile is not saved. */}
        <div inert={isSaving}>
          <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 sm:grid-cols-[148px_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-7">
            <div className="sm:row-span-2">
              <GameCover
                name={game.name}
                coverUrl={item?.game.coverUrl ?? null}
                sizes="148px"
                className="rounded-b-[2px]"
              />
              <div aria-hidden="true" className="board -mx-2.5 h-2" />
            </div>
            <div>
              {game.isFinished ? (
                <p className="flex min-h-[1.5em] items-center gap-2 font-semibold text-[13.5px] text-lamp-text">
                  {item === undefined ? null : (
                    <>
                      <Icon name="check" className="size-4" />
                      Finished {finished === today() ? "today" : formatDay(finished, Date.now())}
                    </>
                  )}
                </p>
              ) : null}
              <p
                aria-hidden="true"
                className="mt-1.5 text-balance font-[650] font-display text-[24px] leading-[1.15] tracking-[-0.02em] [overflow-wrap:anywhere] sm:pr-8 sm:text-[30px]"
              >
                How was {game.name}?
              </p>
              <p className="mt-1 min-h-[1.5em] text-[14px] text-ink-3 tabular-nums">
                {[time, days && `${time ? "in " : ""}${plural(days, "day")}`].filter(Boolean).join(" ")}
              </p>
            </div>
            <div className="mt-[22px] max-sm:col-span-2">
              <div className="flex items-center justify-between gap-4 sm:justify-start">
                <RatingInput value={rating} onChange={setChosen} className="h-12 max-[359px]:h-10 sm:h-10">
                  {(shown) => (
                    <span className="font-[650] font-display text-[24px] tabular-nums leading-none">
                      {shown ?? "–"}
                      <span className="text-[16px] text-ink-3">/{RATING_MAX}</span>
                    </span>
                  )}
                </RatingInput>
              </div>
              <p className="mt-3 text-[13.5px] text-ink-3">
                <span className="sm:hidden">Slide over the stars. </span>
                The left half of a star counts one.
                <span className="max-sm:hidden"> Arrow keys work too.</span>
              </p>
            </div>
          </div>
          <ReviewFields form={form} />
          <Check
            isOn={isFavourite ?? favourite.isFavourite}
            label="One of my favourites"
            hint={
              favourite.isFull
                ? "you have five: remove one of them first"
                : "up to five stand on your profile"
            }
            showsHint={favourite.isFull}
            disabled={favourite.isFull}
            onChange={setFavourite}
          />
        </div>
        <div className="mt-[18px] max-md:sticky max-md:bottom-0 max-md:bg-surface max-md:pt-3 max-md:before:absolute max-md:before:inset-x-0 max-md:before:bottom-full max-md:before:h-6 max-md:before:bg-linear-to-t max-md:before:from-surface max-md:before:to-transparent max-md:pb-[max(28px,env(safe-area-inset-bottom))] max-md:-mx-5 max-md:px-5">
          <ReadersNote form={form} />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end sm:gap-3">
            {game.isFinished && item && plays ? (
              <EndFields item={item} play={play} edits={end} onChange={setEnd} />
            ) : null}
            <Button variant="ghost" onClick={close} className="h-11 max-sm:h-12">
              Not now
            </Button>
            <Button
              variant="primary"
              disabled={!canSave}
              pending={isSaving}
              onClick={() => void save()}
              className="h-11 max-sm:h-[50px] max-sm:text-base"
            >
              Save
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** From the first day to the last, both counted; null without two whole days. */
function daysOf(plays: readonly Play[]): number | null {
  const [last] = plays;
  if (last?.started?.length !== 10 || last.finished?.length !== 10) return null;
  return (Date.parse(last.finished) - Date.parse(last.started)) / 86_400_000 + 1;
}
