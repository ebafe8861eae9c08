"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/browser-api";
import { listChoicesOptions } from "@/lib/lists/queries";
import type { ListChoice } from "@/lib/lists/schema";
import { TITLE_MAX_LENGTH, TITLE_RULE, toTitle } from "@/lib/lists/text";
import { useListWrite } from "./lists-changed";
import { VisibilityMark } from "./visibility";

/** From here on, the lists can be filtered. */
const FILTER_FROM = 9;

type AddToListDialogProps = {
  game: { id: number; name: string };
  /** Gets the focus back, if what has it when the dialog opens disappears. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The user's lists, of which each can have the game or not, and a new one. Loaded on demand. */
export function AddToListDialog({ game, opener, onClose }: AddToListDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Add to a list"
        description={game.name}
        place="sheet"
        // Focusing the field of the new list would open the keyboard on phones.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (!opener?.current) return;
          event.preventDefault();
          opener.current.focus();
        }}
      >
        <Choices game={game} />
      </DialogContent>
    </Dialog>
  );
}

function Choices({ game }: Pick<AddToListDialogProps, "game">) {
  const { data: lists, isError, isFetching, refetch } = useQuery(listChoicesOptions(game.id));
  const [filter, setFilter] = useState("");
  const shown = lists?.filter(({ title }) => title.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <>
      {isError && !lists ? (
        <LoadFailed
          text="Your lists could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          className="mb-5"
        />
      ) : null}
      {!lists && !isError ? <Skeleton className="mb-4 h-[146px]" /> : null}
      {lists && lists.length >= FILTER_FROM ? (
        <Input
          type="search"
          aria-label="Filter your lists"
          placeholder="Filter your lists"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="mb-3"
        />
      ) : null}
      {shown && shown.length > 0 ? (
        <ul
          aria-label="Your lists"
          className="-mx-2 mb-4 grid max-h-[min(352px,45svh)] gap-0.5 overflow-y-auto px-2"
        >
          {shown.map((list) => (
            <Choice key={list.id} list={list} game={game} />
          ))}
        </ul>
      ) : null}
      {lists && lists.length > 0 && shown?.length === 0 ? (
        <p className="mb-4 text-ink-2">No list has this in its title.</p>
      ) : null}
      <NewList game={game} hasLists={(lists?.length ?? 0) > 0} />
    </>
  );
}

function Choice({ list, game }: { list: ListChoice; game: AddToListDialogProps["game"] }) {
  const toggling = useListWrite({
    scope: `list-${list.id}`,
    async write(hasGame: boolean) {
      const params = { id: list.id, gameId: game.id };
      if (hasGame) await api.put("/api/lists/[id]/games/[gameId]", { params });
      else await api.delete("/api/lists/[id]/games/[gameId]", { params });
    },
    failure: "The list could not be changed. Please try again.",
  });
  const hasGame = toggling.isPending ? toggling.variables : list.hasGame;
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[10px] px-2 py-1.5 transition-colors duration-150 hover:bg-raised has-[:focus-visible]:bg-raised">
        <input
          type="checkbox"
          checked={hasGame}
          aria-busy={toggling.isPending || undefined}
          onChange={(event) => {
            if (!toggling.isPending) toggling.mutate(event.target.checked);
          }}
          className="checkbox"
        />
        <span className="min-w-0 flex-1 font-medium text-[15px] leading-snug [overflow-wrap:anywhere]">
          {list.title}
        </span>
        <span className="shrink-0 text-[13px] text-ink-3">
          <VisibilityMark visibility={list.visibility} />
        </span>
      </label>
    </li>
  );
}

function NewList({ game, hasLists }: { game: AddToListDialogProps["game"]; hasLists: boolean }) {
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const title = toTitle(text);
  const creating = useListWrite({
    write: (newTitle: string) =>
      api.post("/api/lists", { body: { request, title: newTitle, gameId: game.id } }),
    failure: "The list could not be created. Please try again.",
  });
  const startAnother = () => {
    setRequest(crypto.randomUUID());
    setText("");
    setSent(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (title === undefined) return document.getElementById("new-list-title")?.focus();
    if (!creating.isPending) creating.mutate(title, { onSuccess: startAnother });
  };
  const error = isSent && title === undefined && !creating.isPending ? TITLE_RULE : null;
  return (
    <form onSubmit={submit} noValidate className={hasLists ? "border-line border-t pt-4" : ""}>
      <label htmlFor="new-list-title" className="font-medium text-[13.5px] text-ink-2">
        New list
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id="new-list-title"
          autoComplete="off"
          placeholder="Its title"
          maxLength={2 * TITLE_MAX_LENGTH}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby="new-list-note"
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" pending={creating.isPending}>
          <Icon name="plus" className="size-[18px]" />
          Create
        </Button>
      </div>
      <p id="new-list-note" aria-live="polite" className="mt-1.5 min-h-[1.4em] text-[13px] text-ink-3">
        {error ? (
          <span className="text-danger-text">{error}</span>
        ) : (
          "Private until you change that in My Lists."
        )}
      </p>
    </form>
  );
}
