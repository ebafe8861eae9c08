"use client";

import { useLinkStatus } from "next/link";
import { ArrowRightIcon } from "./icons";
import { Spinner } from "./spinner";

/** The end of a link that takes a moment: an arrow, and a spinner while the page it leads to is on its way. */
export function LinkArrow() {
  const { pending } = useLinkStatus();
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-ink-3">
      {pending ? <Spinner /> : <ArrowRightIcon className="size-4" />}
    </span>
  );
}
