"use client";

import { useLinkStatus } from "next/link";
import { Icon } from "./icon";
import { Spinner } from "./spinner";

/** An arrow, or a spinner while the link's page loads. */
export function LinkArrow() {
  const { pending } = useLinkStatus();
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-ink-3">
      {pending ? <Spinner /> : <Icon name="arrow-right" className="size-4" />}
    </span>
  );
}
