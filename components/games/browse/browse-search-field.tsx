import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";

/** The looks of the screen's search box. */
export function BrowseSearchField(props: ComponentProps<"input">) {
  return (
    <search className="relative block w-full sm:w-[280px]">
      <Icon name="search" className="pointer-events-none absolute top-[13px] left-3.5 size-4 text-ink-3" />
      <input
        type="search"
        name="q"
        aria-label="Search the catalogue"
        placeholder="Search the catalogue"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className="input pl-10 max-md:text-base"
        {...props}
      />
    </search>
  );
}
