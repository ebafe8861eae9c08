"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { BrowseSearchField } from "./browse-search-field";
import type { TypedText } from "./first-sign";

export type BrowseSearchProps = {
  q: string;
  onSearch: (q: string) => void;
  label?: string;
  /** What stood in the field that this one takes the place of. */
  typed?: TypedText;
};

/** The screen's own search box: what is typed becomes the address's `q`, 300 ms after the last key. */
export function BrowseSearch({ q, onSearch, label = "Search the catalogue", typed }: BrowseSearchProps) {
  const [text, setText] = useState(typed?.text || q);
  const [sent, setSent] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendLater = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), SEARCH_DEBOUNCE_MS);
  };
  const sendTyped = useEffectEvent(() => {
    if (typed?.text) sendLater(typed.text);
  });
  useEffect(() => {
    sendTyped();
    return () => clearTimeout(timer.current);
  }, []);
  // The address changed by another hand (the header's search, the back button): the field follows.
  if (q !== sent) {
    setSent(q);
    setText(q);
  }
  const send = (next: string) => {
    clearTimeout(timer.current);
    setSent(next.trim());
    onSearch(next.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <BrowseSearchField
        aria-label={label}
        placeholder={label}
        value={text}
        // Whoever was typing goes on typing.
        autoFocus={typed?.hasFocus}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          sendLater(next);
        }}
      />
    </form>
  );
}
