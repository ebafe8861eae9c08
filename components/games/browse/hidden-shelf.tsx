"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";

const REMEMBERED = "questshelf-without-shelf";

/**
 * `shelf=without` in the address, for the rest of the visit: hides the games of the visitor's shelf, by the marks on their
 * cards. Pages are the same for everyone, so the browser alone does it.
 */
export function HiddenShelf() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get("shelf");
    try {
      if (given === "without") sessionStorage.setItem(REMEMBERED, "1");
      setOn(given === "without" || sessionStorage.getItem(REMEMBERED) === "1");
    } catch {
      setOn(given === "without");
    }
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-without-shelf", isOn);
    return () => document.documentElement.removeAttribute("data-without-shelf");
  }, [isOn]);
  if (!isOn) return null;
  return (
    <li className="signed-in-only">
      <button
        type="button"
        className="filter-chip"
        onClick={() => {
          const url = new URL(location.href);
          url.searchParams.delete("shelf");
          history.replaceState(history.state, "", url);
          try {
            sessionStorage.removeItem(REMEMBERED);
          } catch {}
          setOn(false);
        }}
      >
        Not on my shelf <Icon name="x" className="size-3.5" />
      </button>
    </li>
  );
}
