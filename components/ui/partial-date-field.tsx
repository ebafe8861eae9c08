"use client";

import { type ComponentProps, useRef } from "react";
import { Field } from "./field";
import { Icon } from "./icon";

type PartialDateFieldProps = ComponentProps<typeof Field> & { value: string };

/** A day, a month or a year as text, with the browser's calendar to choose a day. */
export function PartialDateField(props: PartialDateFieldProps) {
  const { id, value, onChange, max } = props;
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field autoComplete="off" placeholder="2024-05-17" hint="A day, a month or a year" {...props}>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        max={max}
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ""}
        onChange={onChange}
        className="pointer-events-none absolute right-0 bottom-0 size-11 opacity-0"
      />
      <button
        type="button"
        aria-label="Calendar"
        aria-controls={id}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 -outline-offset-2 hover:text-ink"
      >
        <Icon name="calendar" className="size-[18px]" />
      </button>
    </Field>
  );
}
