"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";

const MAX_CHARACTERS = 100;

/** The state of a field whose page is replaced by its search's results; the new page's field continues with it. */
type FieldState = { text: string; hasFocus: boolean; start: number | null; end: number | null };
let replacedField: FieldState | null = null;

type SearchFormProps = {
  /** The search text of the address. */
  q: string;
  label: string;
  /** Where the browser sends the form before hydration. */
  action?: string;
  isPending?: boolean;
  onSearch: (q: string) => void;
  /** Hidden fields. */
  children?: ReactNode;
};

/**
 * The search field of a list; submits 300 ms after the last key, or on Enter. Uncontrolled, so that text typed before
 * hydration stays.
 */
export function SearchForm({ q, label, action, isPending = false, onSearch, children }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submitLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => input.current?.form?.requestSubmit(), SEARCH_DEBOUNCE_MS);
  };

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (replacedField) {
      const { text, hasFocus, start, end } = replacedField;
      replacedField = null;
      field.value = text;
      if (hasFocus) field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
    } else if (sent.current !== q) {
      // The address has changed by a link or the back button.
      field.value = q;
    }
    sent.current = q;
    if (field.value.trim() !== q) {
      timer.current = setTimeout(() => field.form?.requestSubmit(), SEARCH_DEBOUNCE_MS);
    }
    return () => {
      clearTimeout(timer.current);
      if (sent.current === q) return;
      const hasFocus = document.activeElement === field;
      const { value: text, selectionStart: start, selectionEnd: end } = field;
      replacedField = { text, hasFocus, start, end };
      // The new field is mounted in the same commit, if at all.
      setTimeout(() => {
        replacedField = null;
      });
    };
  }, [q]);

  return (
    <search className="block">
      <form
        action={action}
        aria-busy={isPending}
        className="relative block w-full sm:w-[280px]"
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          const text = input.current?.value.trim() ?? "";
          if (text === sent.current) return;
          sent.current = text;
          onSearch(text);
        }}
      >
        {isPending ? (
          <Spinner className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-ink-3" />
        ) : (
          <Icon
            name="search"
            className="pointer-events-none absolute top-[13px] left-3.5 size-[18px] text-ink-3"
          />
        )}
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_CHARACTERS}
          defaultValue={q}
          onChange={({ nativeEvent }) => {
            // A new page would break off the composition of a character.
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) submitLater();
          }}
          onCompositionEnd={submitLater}
          className="input h-11 border-line bg-surface pl-10 text-ellipsis not-placeholder-shown:pr-11 max-md:text-base max-md:placeholder:text-[15px] [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          aria-label="Empty the search"
          onClick={() => {
            if (!input.current) return;
            input.current.value = "";
            input.current.focus();
            input.current.form?.requestSubmit();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink [input:placeholder-shown~&]:hidden"
        >
          <Icon name="x" className="size-[18px]" />
        </button>
        {children}
      </form>
    </search>
  );
}
