"use client";

import { useEffect, useRef } from "react";
import { SearchBox } from "@/components/games/search/search-box";

const SHORTCUT = "/";

/** The search box of wide screens; "/" focuses it. */
export function HeaderSearch({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]"))
        return;
      if (!input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return <SearchBox inputRef={input} shortcut={SHORTCUT} className={className} />;
}
