"use client";

import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  className?: string;
};

/** The search field of a dialog or screen; needs a `relative` parent. */
export function SearchField({
  label,
  placeholder = "Search for a game",
  text,
  onText,
  className,
}: SearchFieldProps) {
  return (
    <>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={cn(
          "input pl-10 max-md:text-base [&::-webkit-search-cancel-button]:opacity-70 [&::-webkit-search-cancel-button]:grayscale",
          className,
        )}
      />
    </>
  );
}
