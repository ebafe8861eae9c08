"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useLazy } from "@/components/ui/use-lazy";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { useMenuButton } from "@/components/ui/use-menu-button";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import { type Release, STATUS_LABELS } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";
import { StatusDot } from "./status-dot";
import { saveFailure, useRemoveGame, useSaveStatus } from "./use-shelf-writes";

type OwnGameMenuProps = {
  game: { id: number; name: string } & Release;
  /** The button: dots beside the label of a card, or the status in a row. */
  look: "dots" | "status";
};

const LOOKS = {
  dots: "pointer-events-auto absolute top-full -right-3.5 mt-1.5 grid size-11 rotate-90 place-items-center text-ink-3 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 [.game-card:hover_&]:opacity-100 [@media(hover:hover)]:opacity-0",
  status:
    "-mr-2 flex min-h-11 items-center gap-[7px] whitespace-nowrap rounded-control px-2 text-[14px] text-ink-2 hover:bg-raised hover:text-ink max-md:-ml-2 max-md:text-ink-3",
};

/** A game's status on the user's shelf, lists that have it, and its removal. */
export function OwnGameMenu(props: OwnGameMenuProps) {
  const { user } = useSession();
  return user ? <Menu {...props} /> : null;
}

function Menu({ game, look }: OwnGameMenuProps) {
  const { data: saved = null, isPending: isUnknown } = useQuery({
    ...statusesOptions(),
    select: (statuses) => statuses[game.id] ?? null,
  });
  const { status, isPending } = useShownStatus(game.id, saved);
  const { save } = useSaveStatus(game, saveFailure(saved));
  const { remove } = useRemoveGame(game);
  const [menu, loadMenu] = useLazy(() => import("./status-menu"));
  const [control, button] = useMenuButton(loadMenu, isPending);
  const lists = useLazyDialog(() => import("@/components/lists/add-to-list-dialog"));
  if (isUnknown) return null;
  if (look === "status" && status === null) {
    return (
      <button
        type="button"
        aria-label={`Add ${game.name} as Want to Play`}
        onClick={() => save("want")}
        className={LOOKS.status}
      >
        <Icon name="plus" className="size-4" />
        Add
      </button>
    );
  }
  return (
    <span
      className={
        look === "dots" ? "pointer-events-none absolute inset-x-0 top-0 z-[3] aspect-[3/4]" : "relative"
      }
    >
      <button
        {...button}
        type="button"
        aria-label={
          look === "dots"
            ? `More for ${game.name}`
            : `Status of ${game.name}: ${status && STATUS_LABELS[status]}`
        }
        className={LOOKS[look]}
      >
        {look === "dots" ? (
          <Icon name="ellipsis" className="size-[18px]" />
        ) : (
          status && (
            <>
              {isPending ? <Spinner className="size-2" /> : <StatusDot status={status} className="size-2" />}
              {STATUS_LABELS[status]}
            </>
          )
        )}
      </button>
      {menu ? (
        <menu.StatusMenu
          control={control}
          status={status}
          release={game}
          onChoose={save}
          onRemove={() => void remove()}
          actions={[{ icon: "list-plus", label: "Add to a list", onSelect: lists.opener.onClick }]}
        />
      ) : null}
      {lists.dialog ? <lists.dialog.AddToListDialog game={game} onClose={lists.close} /> : null}
    </span>
  );
}
