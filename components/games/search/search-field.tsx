"use client";

import { Icon } from "@/components/ui/icon";

export type SearchFieldProps = { label: string; text: string; onText: (text: string) => void };

/** The search field of a dialog; needs a `relative` parent. */
export function SearchField({ label, text, onText }: SearchFieldProps) {
  return (
    <>
      <Icon name="search" className="pointer-events-none absolute top-[13px] left-3.5 size-4 text-ink-3" />
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
        className="input pl-10 max-md:text-base [&::-webkit-search-cancel-button]:opacity-70 [&::-webkit-search-cancel-button]:grayscale"
      />
    </>
  );
}
