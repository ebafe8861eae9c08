"use client";

import { useId } from "react";

type SwitchProps = {
  label: string;
  text?: string;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
};

export function Switch({ label, text, isOn, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-16 items-center justify-between gap-4 border-line border-t py-2">
      <span>
        <span id={id} className="font-[550]">
          {label}
        </span>
        {text ? (
          <span id={`${id}-text`} className="block text-[14px] text-ink-2">
            {text}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={text ? `${id}-text` : undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-[26px] w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-[light-dark(#fff,oklch(.78_.01_275))] before:transition-transform before:duration-150 checked:bg-lamp checked:before:translate-x-[18px] checked:before:bg-[light-dark(#fff,var(--lamp-ink))] disabled:cursor-default disabled:opacity-50"
      />
    </label>
  );
}
