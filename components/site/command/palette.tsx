"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useLogOut } from "@/components/auth/use-log-out";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useSession } from "@/lib/auth/queries";
import { plural } from "@/lib/format-count";
import { commandsFor } from "./commands";
import { Keys } from "./keys";
import { openNext, takeTyped } from "./overlay-store";
import { groupsOf } from "./palette-groups";
import { PaletteOptions } from "./palette-options";
import { useFound } from "./use-found";

/** Pages, actions, games, lists and people by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { user, isLoading, isError } = useSession();
  const logOut = useLogOut();
  const [text, setText] = useState(takeTyped);
  const found = useFound(text, user);
  const commands = commandsFor({ user: user ?? (isLoading || isError ? undefined : null), logOut });
  const groups = groupsOf(text, commands, found);
  const options = groups.flatMap((group) => group.options);

  // Enter opens the first result. It stays the active one when results arrive that are shown above it, as long as there is a text.
  const [active, setActive] = useState({ text, key: "", isChosen: false });
  const first = options.find((option) => !option.isStale && !option.isFallback);
  const isKept =
    active.text === text && (text !== "" || active.isChosen) && options.some(({ key }) => key === active.key);
  if (!isKept && first && (active.text !== text || active.key !== first.key)) {
    setActive({ text, key: first.key, isChosen: false });
  }
  const current = isKept ? active.key : (first ?? options.find((option) => option.isFallback))?.key;
  const index = options.findIndex(({ key }) => key === current);

  const pathname = usePathname();
  const [openedOn] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedOn) onClose();
  }, [pathname, openedOn, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = options[(index + step + options.length) % options.length];
    if (step !== 0 && next) setActive({ text, key: next.key, isChosen: true });
    else if (event.key === "Enter" && index >= 0) document.getElementById(`${id}-${index}`)?.click();
    else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) dismissDialog(onClose);
    else return;
    event.preventDefault();
  };
  const hasFailed = found.isError && !found.isSearching;
  const count = options.filter((option) => !option.isFallback).length;

  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Command palette" hideTitle place="tall" className="overflow-hidden">
        <div className="-m-5 flex min-h-0 flex-1 flex-col">
          <search className="relative block border-line border-b">
            <Icon
              name="search"
              className="pointer-events-none absolute top-5 left-5 size-[18px] text-ink-3"
            />
            <input
              type="search"
              role="combobox"
              aria-label="Search pages, games, lists and people"
              aria-expanded={options.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={index >= 0 ? `${id}-${index}` : undefined}
              placeholder="Go to anything…"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              className="h-[58px] w-full bg-transparent pr-[84px] pl-[52px] text-[16px] text-ink outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
            />
            {found.isSearching ? <Spinner className="absolute top-[21px] right-[56px] text-ink-3" /> : null}
          </search>
          <p
            role="status"
            className={count > 0 || hasFailed ? "sr-only" : "px-5 pt-4 text-[14px] text-ink-2"}
          >
            {found.isSearching
              ? "Searching…"
              : count > 0
                ? plural(count, "result")
                : hasFailed
                  ? ""
                  : "Nothing found"}
          </p>
          <PaletteOptions id={id} groups={groups} active={current} onClose={onClose} />
          {hasFailed ? (
            <div
              role="alert"
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-5 py-3"
            >
              <p className="text-[14px] text-ink-2">Some results could not be loaded.</p>
              <Button size="sm" onClick={found.retry}>
                Try again
              </Button>
            </div>
          ) : null}
          <div className="flex items-center gap-x-5 border-line border-t px-5 py-2.5 text-[13px] text-ink-3 pointer-coarse:hidden">
            <span>
              <Keys keys="↑ ↓" /> to move
            </span>
            <span>
              <Keys keys="Enter" /> to open
            </span>
            <button
              type="button"
              onClick={() =>
                dismissDialog(() => {
                  onClose();
                  openNext("shortcuts");
                })
              }
              className="ml-auto rounded-md underline-offset-4 hover:text-ink hover:underline"
            >
              Keyboard shortcuts <Keys keys="?" />
            </button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
