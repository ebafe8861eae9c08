"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useTransition } from "react";
import { shelfChoice } from "./shelf-choice";

export type FilterFormProps = {
  /** The list's address without its query. */
  action: string;
  /** Sends the form with each change. */
  isInstant?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fields of the list's address. Works without JavaScript; with it, the address is in its short form. */
export function FilterForm({ action, isInstant, className, children }: FilterFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Chosen before hydration.
    const [choice] = form.current?.querySelector("select")?.selectedOptions ?? [];
    if (isInstant && choice && !choice.defaultSelected && form.current?.querySelector("[selected]")) {
      form.current.requestSubmit();
    }
  }, [isInstant]);
  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      className={className}
      aria-busy={isPending}
      onChange={(event) => {
        if (isInstant) event.currentTarget.requestSubmit();
        else if (event.target instanceof HTMLInputElement) clearOtherWay(event.target);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        if (!data.has("shelf")) data.set("shelf", shelfChoice.get() ?? "");
        const query = queryOf(data);
        event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
        const href = query ? `${action}?${query}` : action;
        if (new URL(href, location.href).href !== location.href) startTransition(() => router.push(href));
      }}
    >
      {children}
    </form>
  );
}

/** A range can be chosen from a list or entered: the later one applies. */
function clearOtherWay(field: HTMLInputElement) {
  for (const other of field.closest("fieldset")?.querySelectorAll("input") ?? []) {
    if (field.type === "radio" && other.type === "number") other.value = "";
    if (field.type === "number" && other.type === "radio") other.checked = other.value === "";
  }
}

function queryOf(data: FormData): string {
  const values = new Map<string, string>();
  for (const [name, value] of data) {
    if (typeof value !== "string" || value === "") continue;
    const before = values.get(name);
    values.set(name, before === undefined ? encodeURIComponent(value) : `${before},${value}`);
  }
  const years = values.get("years")?.split("-");
  values.delete("years");
  if (years) ["from", "to"].map((name, index) => years[index] && values.set(name, years[index]));
  const hours = ["hours-from", "hours-to"].map((name) => [values.get(name) ?? "", values.delete(name)][0]);
  if (hours.some(Boolean)) values.set("hours", hours.join("-"));
  return [...values].map(([name, value]) => `${name}=${value}`).join("&");
}
