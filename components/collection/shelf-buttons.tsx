"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { AddToListButton } from "@/components/lists/add-to-list-button";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { toastError } from "@/components/ui/toast-store";
import { useLazy } from "@/components/ui/use-lazy";
import { useMedia } from "@/components/ui/use-media";
import { useMenuButton } from "@/components/ui/use-menu-button";
import { sessionOptions, useSession } from "@/lib/auth/queries";
import { openPlaysOptions } from "@/lib/collection/play-queries";
import { itemOptions } from "@/lib/collection/queries";
import { type Release, STATUS_LABELS, type Status } from "@/lib/collection/status";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import { EditorHost, openEditor, preloadEditor } from "./edit/editor";
import { LoginToAdd } from "./login-to-add";
import { useShownStatus } from "./optimistic-changes";
import { openPlayLog, PlayLogHost } from "./plays/play-log";
import { useShelfSync } from "./shelf-sync";
import { StatusDot } from "./status-dot";
import { useRemoveGame, useSaveStatus } from "./use-shelf-writes";

const PlayButtons = lazyPart(() => import("./plays/play-buttons").then((module) => module.PlayButtons));

const OwnLine = lazyPart(() => import("./copies/own-line").then((module) => module.OwnLine));

export type CollectionButtonProps = {
  game: { id: number; name: string; path: string } & Release;
  className?: string;
};

type RetryButtonProps = { className: string | undefined; pending: boolean; onRetry: () => void };

/** Too narrow for all buttons of an open play in one row. */
const NARROW = "(width < 60rem)";
const SHELF_UNAVAILABLE = "Your collection can't be reached right now. Please try again in a moment.";

export function ShelfButtons(props: CollectionButtonProps) {
  return (
    <>
      <ButtonForVisitor {...props} />
      <EditorHost />
      <PlayLogHost />
    </>
  );
}

function ButtonForVisitor({ game, className }: CollectionButtonProps) {
  const { user, isError } = useSession();
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await queryClient.fetchQuery(sessionOptions()).catch(() => toastError(ACCOUNT_UNAVAILABLE_MESSAGE));
    setTrying(false);
  };
  if (user) return <ShelfButton game={game} className={className} />;
  if (isError || isTrying) {
    return <RetryButton className={className} pending={isTrying} onRetry={() => void tryAgain()} />;
  }
  // Shown also while the session loads, because the server rendered it: it is neutral until then.
  return <LoginToAdd path={game.path} className={className} />;
}

/** Shown while the session or the shelf is unavailable; a press retries. */
function RetryButton({ className, pending, onRetry }: RetryButtonProps) {
  return (
    <Button className={className} pending={pending} onClick={onRetry}>
      <Icon name="rotate-cw" className="size-[18px]" />
      Load your entry
    </Button>
  );
}

function ShelfButton({ game, className }: CollectionButtonProps) {
  useShelfSync();
  const { data: item, isPending: isLoading, isError, isFetching, refetch } = useQuery(itemOptions(game.id));
  const saving = useSaveStatus(game, "Failed to update game status");
  const removing = useRemoveGame(game);
  const [menu, loadMenu] = useLazy(() => import("./status-menu"));
  const menuId = useId();
  const { status, isPending: isBusy } = useShownStatus(game.id, item?.status ?? null);
  const [control, menuButton] = useMenuButton(loadMenu, isBusy);
  const { data: plays } = useQuery({ ...openPlaysOptions(), enabled: Boolean(item) });
  const isOpen = plays?.some(({ gameId }) => gameId === game.id) === true;
  // The buttons of an open play take the place of the others, which are in the menu then.
  const isShort = useMedia(NARROW) && isOpen;
  const [lists, loadLists] = useLazy(() => import("@/components/lists/add-to-list-dialog"));
  const [isListing, setListing] = useState(false);

  if (isError && item === undefined) {
    const tryAgain = async () => {
      const { isError: hasFailed } = await refetch();
      if (hasFailed) toastError(SHELF_UNAVAILABLE);
    };
    return <RetryButton className={className} pending={isFetching} onRetry={() => void tryAgain()} />;
  }
  return (
    <>
      <div className={cn("relative flex", className)}>
        <Button
          {...menuButton}
          variant={status || isLoading ? "secondary" : "primary"}
          aria-label={isLoading ? "Loading your entry" : undefined}
          aria-controls={control.open && menu ? menuId : undefined}
          aria-busy={isBusy || undefined}
          disabled={isLoading}
          className="min-w-0 grow max-sm:px-3"
        >
          {isLoading ? (
            <span className="size-[18px]" />
          ) : (
            <Mark status={status} isBusy={isBusy} isDone={saving.isDone || removing.isDone} />
          )}
          <span className="grid min-w-0 text-left *:col-start-1 *:row-start-1">
            {/* Keeps the width for each label. */}
            <span aria-hidden="true" className="invisible truncate">
              Add to Collection
            </span>
            {isLoading ? null : (
              <span className="truncate">{status ? STATUS_LABELS[status] : "Add to Collection"}</span>
            )}
          </span>
          <Icon name="chevron-down" className="size-4 opacity-70" />
        </Button>
        {menu ? (
          <menu.StatusMenu
            id={menuId}
            control={control}
            status={status}
            release={game}
            onChoose={saving.save}
            onRemove={() => void removing.remove()}
            actions={
              item && isShort
                ? [
                    { icon: "pencil", label: "Edit your entry", onSelect: () => openEditor(item, game) },
                    { icon: "history", label: "Log of plays", onSelect: () => openPlayLog(game) },
                    {
                      icon: "list-plus",
                      label: "Add to a list",
                      onSelect: () => {
                        loadLists();
                        setListing(true);
                      },
                    },
                  ]
                : []
            }
          />
        ) : null}
      </div>
      {item && status && !isShort ? (
        <Button
          size="icon"
          aria-label={`Edit your entry for ${game.name}`}
          data-tip="Edit your entry"
          onPointerEnter={preloadEditor}
          onFocus={preloadEditor}
          onClick={() => openEditor(item, game)}
          className="size-[42px]"
        >
          <Icon name="pencil" className="size-[17px]" />
        </Button>
      ) : null}
      {item && status ? (
        <Suspense>
          <PlayButtons game={game} isShort={isShort} />
          <OwnLine item={item} />
        </Suspense>
      ) : null}
      {isShort ? null : (
        <AddToListButton game={game} className="button button-secondary button-icon size-[42px]" />
      )}
      {lists && isListing ? <lists.AddToListDialog game={game} onClose={() => setListing(false)} /> : null}
    </>
  );
}

function Mark({ status, isBusy, isDone }: { status: Status | null; isBusy: boolean; isDone: boolean }) {
  return (
    <span className="grid size-[18px] place-items-center">
      {isBusy ? (
        <Spinner />
      ) : isDone ? (
        <span role="img" aria-label="Saved">
          <Icon name="check" className="size-[18px] text-good" />
        </span>
      ) : status ? (
        <StatusDot status={status} />
      ) : (
        <Icon name="plus" className="size-[18px]" />
      )}
    </span>
  );
}
