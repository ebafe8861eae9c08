"use client";

import { type ReactNode, type RefObject, useEffect } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { FilterOption } from "./filter-options";

type FilterMenuProps = {
  title: string;
  /** What is chosen, on the button instead of the title. */
  chosen: string;
  /** Shown before the title. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A popover on wide screens, a section of the sheet on others. */
export function FilterMenu({ title, chosen, icon, className, children }: FilterMenuProps) {
  return (
    <details name="filters" className={cn("browse-menu", className)}>
      <summary className={chosen ? "browse-name is-set" : "browse-name"}>
        {icon}
        <span className="browse-label">{title}</span>
        {chosen ? <span className="browse-value">{chosen}</span> : null}
        <Icon name="chevron-down" className={cn("browse-arrow size-4", icon ? "min-[900px]:hidden" : null)} />
      </summary>
      <div className="browse-popup">{children}</div>
    </details>
  );
}

const CLOSING_EVENTS = ["pointerdown", "focusin", "keydown"];

/** A press on text in the menu moves the focus to an element that contains the menu, which is not outside of it. */
const isInside = (menu: Element, { type, target }: Event) =>
  target instanceof Node && (menu.contains(target) || (type === "focusin" && target.contains(menu)));

/** Closes the open menu of a form as popovers close: by Escape, and by a press or the focus outside of it. */
export function useClosingMenus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const menu = form.current?.querySelector<HTMLDetailsElement>("details[open]");
      if (!menu || menu.closest(":popover-open")) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : isInside(menu, event)) return;
      menu.open = false;
      if (isKey) menu.querySelector("summary")?.focus();
    };
    for (const name of CLOSING_EVENTS) document.addEventListener(name, close);
    return () => {
      for (const name of CLOSING_EVENTS) document.removeEventListener(name, close);
    };
  }, [form]);
}

type FilterFootProps = {
  note?: string;
  onClear: () => void;
  /** Label of the submit button. */
  children: ReactNode;
};

export const SHOW_GAMES = "Show games";

/** The end of a menu, and of the sheet. Clears its own fields only. */
export function FilterFoot({ note, onClear, children }: FilterFootProps) {
  return (
    <div className="browse-foot">
      {note ? <span className="text-[14px] text-ink-3">{note}</span> : null}
      <button
        type="button"
        className="button button-ghost button-sm needs-script ml-auto"
        onClick={({ currentTarget }) => {
          clearFields(currentTarget.closest("details") ?? currentTarget.form);
          onClear();
        }}
      >
        Clear
      </button>
      <button type="submit" className="button button-secondary button-sm">
        {children}
      </button>
    </div>
  );
}

function clearFields(part: Element | null) {
  for (const field of part?.querySelectorAll("input:not([type=hidden], [name=sort]), select") ?? []) {
    if (field instanceof HTMLSelectElement) field.value = "";
    else if (field instanceof HTMLInputElement && field.type === "number") field.value = "";
    else if (field instanceof HTMLInputElement) field.checked = field.type === "radio" && field.value === "";
  }
}

type OptionsProps = { name: string; options: readonly FilterOption[]; isChosen: (value: string) => boolean };

export function Checks(props: OptionsProps) {
  return <Options type="checkbox" {...props} />;
}

type RadiosProps = {
  name: string;
  options: readonly FilterOption[];
  chosen: string;
  /** The choice of none. */
  any: string;
};

export function Radios({ options, any, chosen, ...props }: RadiosProps) {
  const all: FilterOption[] = [["", any], ...options];
  return <Options type="radio" options={all} isChosen={(value) => value === chosen} {...props} />;
}

function Options({ name, type, options, isChosen }: OptionsProps & { type: "checkbox" | "radio" }) {
  return options.map(([value, label, count]) => (
    <label key={value} className="browse-option">
      <input type={type} name={name} value={value} defaultChecked={isChosen(value)} />
      {label}
      {count ? <span>{count}</span> : null}
    </label>
  ));
}

type RangeRadiosProps = Omit<RadiosProps, "chosen"> & {
  range: { names: [from: string, to: string]; label: string; min: number; max: number };
  from: number | undefined;
  to: number | null | undefined;
};

/** Ranges to choose from, and fields for any other. The later choice clears the earlier one. */
export function RangeRadios({ range, from, to, ...radios }: RangeRadiosProps) {
  const text = `${from ?? ""}-${to ?? ""}`;
  const isListed = radios.options.some(([value]) => value === text);
  const values = isListed ? [] : [from, to ?? undefined];
  return (
    <fieldset
      className="grid"
      onChange={({ currentTarget, target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        for (const other of currentTarget.querySelectorAll("input")) {
          if (target.type === "radio" && other.type === "number") other.value = "";
          if (target.type === "number" && other.type === "radio") other.checked = other.value === "";
        }
      }}
    >
      <legend className="sr-only">{range.label}</legend>
      <Radios {...radios} chosen={isListed ? text : ""} />
      <div className="browse-range">
        {range.names.map((name, index) => (
          <input
            key={name}
            type="number"
            inputMode="numeric"
            name={name}
            aria-label={`${range.label}, ${index === 0 ? "from" : "to"}`}
            placeholder={index === 0 ? "From" : "To"}
            min={range.min}
            max={range.max}
            defaultValue={values[index]}
            className="input max-md:text-base"
          />
        ))}
      </div>
    </fieldset>
  );
}
