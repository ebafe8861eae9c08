"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GameRef, useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { askToLeave } from "@/components/ui/unsaved";
import { api } from "@/lib/browser-api";
import { playsOptions } from "@/lib/collection/play-queries";
import type { Play } from "@/lib/collection/play-schema";
import { itemOptions } from "@/lib/collection/queries";
import { PlatformField } from "./platform-field";
import { AddTimeButton, DiscardButton, FinishButton, TimerButton } from "./play-buttons";
import { PlayForm } from "./play-form";
import { playFacts, playTitle } from "./play-words";
import { usePlayActions } from "./use-play-actions";

type PlayLogDialogProps = { game: GameRef; play: Play | null; onClose: () => void };

/** All plays of a game: what goes on now, and each earlier one with its form. With a `play`, first its form. */
export function PlayLogDialog({ game, play, onClose }: PlayLogDialogProps) {
  const { data: plays, error, isFetching, refetch } = useQuery(playsOptions(game.id));
  const { data: item } = useQuery(itemOptions(game.id));
  const [edited, setEdited] = useState<Play | "new" | null>(play);
  const open = plays?.find(({ outcome }) => outcome === "playing") ?? null;
  const actions = usePlayActions(game, open);
  const title = edited === null ? "Plays" : edited === "new" ? "Add a play" : "Change this play";

  const showAll = () => {
    setEdited(null);
    return false;
  };
  const closeForm = () => {
    if (edited !== play) return showAll();
    onClose();
    return true;
  };
  const close = () => (edited === null ? onClose() : askToLeave(closeForm, "play"));

  return (
    <Dialog open onClose={close}>
      <DialogContent title={title} description={game.name} place="sheet">
        {edited !== null ? (
          <PlayForm
            game={game}
            play={edited === "new" ? null : edited}
            isOpenTaken={open !== null && (edited === "new" || open.id !== edited.id)}
            onSaved={closeForm}
            onCancel={close}
            onShowAll={edited === play ? () => askToLeave(showAll, "play") : undefined}
          />
        ) : error && !plays ? (
          <LoadFailed
            text={error.message}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            className="mt-4"
          />
        ) : plays ? (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-2">
              {open ? (
                <>
                  <AddTimeButton game={game} actions={actions} />
                  <TimerButton game={game} play={open} actions={actions} />
                  {open.timerStartedAt ? <DiscardButton game={game} actions={actions} /> : null}
                  <FinishButton game={game} actions={actions} />
                  <Button variant="ghost" pending={actions.isPending} onClick={actions.abandon}>
                    Abandon
                  </Button>
                </>
              ) : (
                <>
                  <Button variant="primary" pending={actions.isPending} onClick={actions.start}>
                    <Icon name="play" className="size-4" />
                    {plays.length > 0 ? "Play again" : "Start playing"}
                  </Button>
                  <Button pending={actions.isPending} onClick={actions.finish}>
                    <Icon name="flag" className="size-4" />
                    Finished today
                  </Button>
                </>
              )}
            </div>
            {open && item ? <PlatformField game={game} play={open} item={item} /> : null}
            <PlayList game={game} plays={plays} onEdit={setEdited} />
            <Button variant="ghost" size="sm" className="-ml-3 mt-3" onClick={() => setEdited("new")}>
              <Icon name="plus" className="size-4" />
              Add an earlier play
            </Button>
          </>
        ) : (
          <Skeleton className="mt-4 h-[190px] rounded-control" />
        )}
      </DialogContent>
    </Dialog>
  );
}

type PlayListProps = { game: GameRef; plays: readonly Play[]; onEdit: (play: Play) => void };

function PlayList({ game, plays, onEdit }: PlayListProps) {
  const removing = useWrite({
    write: (play: Play, change) =>
      api.delete("/api/plays/[gameId]/[playId]", { params: { gameId: game.id, playId: play.id }, change }),
    done: () => ({
      text: "Play deleted",
      undo: {
        done: "The play is back",
        failure: "Failed to restore the play",
        alternative: "add the play again",
      },
    }),
    failure: "Failed to delete the play",
  });
  if (plays.length === 0) {
    return (
      <p className="mt-5 text-[14px] text-ink-2">
        Nothing logged yet. Start a play to remember when you played, where and for how long.
      </p>
    );
  }
  return (
    <ol className="mt-5 divide-y divide-line border-line border-y">
      {plays.map((play, index) => (
        <li key={play.id} className="flex items-start gap-2 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium text-[14.5px]">{playTitle(play, index < plays.length - 1)}</p>
            <p className="mt-0.5 text-[13.5px] text-ink-2">{playFacts(play).join(" · ")}</p>
            {play.note ? (
              <p className="mt-1 line-clamp-4 whitespace-pre-line text-[13.5px] text-ink-2">{play.note}</p>
            ) : null}
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Change the play: ${playTitle(play, false)}`}
            data-tip="Change"
            onClick={() => onEdit(play)}
          >
            <Icon name="pencil" className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete the play: ${playTitle(play, false)}`}
            data-tip="Delete"
            pending={removing.isPending && removing.variables.id === play.id}
            onClick={() => removing.mutate(play)}
          >
            <Icon name="trash-2" className="size-4" />
          </Button>
        </li>
      ))}
    </ol>
  );
}
