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
    const turnOn = () => {
      remember(true);
      setOn(true);
    };
    if (new URLSearchParams(location.search).get("shelf") === "without" || isRemembered()) turnOn();
    // The page stays when only this choice is added to its address.
    const read = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && new FormData(target).get("shelf") === "without") turnOn();
    };
    document.addEventListener("submit", read, true);
    return () => document.removeEventListener("submit", read, true);
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
          remember(false);
          setOn(false);
        }}
      >
        Not on my shelf <Icon name="x" className="size-3.5" />
      </button>
    </li>
  );
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(REMEMBERED) === "1";
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(REMEMBERED, "1");
    else sessionStorage.removeItem(REMEMBERED);
  } catch {
    // Without storage the choice ends with the page.
  }
}
