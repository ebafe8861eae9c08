"use client";

import { useRef } from "react";
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
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4 text-ink-3"
      />
      <input
        ref={field}
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
          "input pr-11 pl-10 max-md:text-base [&::-webkit-search-cancel-button]:hidden",
          className,
        )}
      />
      {/* The browser's own takes no tap before the field has the focus. By keyboard, the field is emptied as usual. */}
      {text ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear the search"
          onClick={() => {
            onText("");
            field.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      ) : null}
    </>
  );
}
