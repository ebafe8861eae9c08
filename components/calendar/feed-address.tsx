"use client";

import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { useCopy } from "@/components/ui/use-copy";

type FeedAddressProps = { label: string; path: string; variant?: "primary" | "secondary" };

/** An address for calendar programs: to open, or to copy. */
export function FeedAddress({ label, path, variant = "secondary" }: FeedAddressProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(path, location.origin);
  const [state, copy] = useCopy(url.href, field);
  return (
    <>
      <label htmlFor={id} className="field-label mb-2 block">
        {label}
      </label>
      <Input
        ref={field}
        id={id}
        readOnly
        value={url.href}
        onFocus={(event) => event.currentTarget.select()}
        className="text-ellipsis"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button asChild variant={variant} className="max-sm:grow">
          <a href={`webcal://${url.host}${path}`}>Open in my calendar app</a>
        </Button>
        <Button className="max-sm:grow" onClick={() => void copy()}>
          <Icon name={state === "copied" ? "check" : "copy"} className="size-4" />
          Copy address
        </Button>
        <p role="status" className="text-[14px] text-ink-2 empty:-ml-3">
          {state === "copied" ? "Copied" : null}
          {state === "failed" ? "Selected: copy it with Ctrl+C" : null}
        </p>
      </div>
    </>
  );
}
