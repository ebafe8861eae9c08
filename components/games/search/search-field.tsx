"use client";

import { SearchIcon } from "@/components/ui/icons";
import { inputClasses } from "@/components/ui/input";

export type SearchFieldProps = { label: string; text: string; onText: (text: string) => void };

/** The box of a dialog in which a game is searched for. It stands in a `relative` box. */
export function SearchField({ label, text, onText }: SearchFieldProps) {
  return (
    <>
      <SearchIcon className="pointer-events-none absolute top-[13px] left-3.5 size-4 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder="Search for a game"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={`${inputClasses} pl-10 max-md:text-base [&::-webkit-search-cancel-button]:opacity-70 [&::-webkit-search-cancel-button]:grayscale`}
      />
    </>
  );
}
