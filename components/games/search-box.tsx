"use client";

import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useDebouncedText } from "@/components/ui/use-debounced-text";
import { gameSearchOptions } from "@/lib/games/queries";
import { SearchResults } from "./search-results";

const SEARCH_DEBOUNCE_MS = 300;
const SEARCH_MIN_CHARACTERS = 2;
const SEARCH_SHOWN = 8;
const BLUR_HIDE_MS = 200;

export type SearchBoxProps = {
  inputRef?: Ref<HTMLInputElement>;
  /** Shows the key that brings the focus here. */
  shortcut?: string;
  /** `dropdown` floats beneath the field, `sheet` stands in the flow and fills its parent. */
  variant?: "dropdown" | "sheet";
  /** Called when an entry is chosen, so that a sheet can close. */
  onChosen?: () => void;
  className?: string;
};

/** Finds a game by name from two characters on: arrow keys, Enter, Escape. */
export function SearchBox({ inputRef, shortcut, variant = "dropdown", onChosen, className }: SearchBoxProps) {
  const router = useRouter();
  const listId = useId();
  const { text, settled, set } = useDebouncedText(SEARCH_DEBOUNCE_MS);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const query = settled.trim();
  const enabled = query.length >= SEARCH_MIN_CHARACTERS;
  const { data, isError, isFetching } = useQuery({ ...gameSearchOptions(query), enabled });
  const games = enabled ? (data ?? []).slice(0, SEARCH_SHOWN) : [];
  const expanded = open && enabled;
  const lastIndex = games.length;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = () => {
    set("", true);
    close();
    onChosen?.();
  };
  const go = (path: string) => {
    choose();
    router.push(path);
  };
  const allResults = `/games?${new URLSearchParams({ q: text.trim() })}`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && expanded) {
      event.stopPropagation();
      close();
    }
    if (event.key === "Enter" && text.trim()) {
      event.preventDefault();
      go((expanded && games[active]?.path) || allResults);
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && enabled) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((index) => (index + step < -1 ? lastIndex : index + step > lastIndex ? -1 : index + step));
    }
  };

  return (
    <search className={cn("relative block", className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-[11px] left-3 size-4 text-ink-3"
      />
      <input
        ref={inputRef}
        type="search"
        role="combobox"
        aria-label="Search games"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && expanded ? `${listId}-${active}` : undefined}
        placeholder="Search games"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => {
          set(event.target.value, event.target.value.trim() === "");
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => {
          clearTimeout(blurTimer.current);
          setOpen(true);
        }}
        onBlur={() => {
          blurTimer.current = setTimeout(close, BLUR_HIDE_MS);
        }}
        onKeyDown={onKeyDown}
        className="peer h-[38px] w-full rounded-[10px] border border-line bg-surface pr-10 pl-[38px] text-[14px] text-ink transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong max-lg:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {shortcut ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-2.5 rounded-[5px] bg-raised px-1.5 py-1 font-medium font-sans text-[11px] text-ink-3 leading-none peer-focus:hidden"
        >
          {shortcut}
        </span>
      ) : null}
      <SearchResults
        id={listId}
        hidden={!expanded}
        variant={variant}
        games={games}
        active={active}
        state={isError ? "error" : isFetching && !data ? "loading" : "ready"}
        stale={isFetching || settled !== text}
        query={query}
        allResults={allResults}
        onChosen={choose}
      />
    </search>
  );
}
