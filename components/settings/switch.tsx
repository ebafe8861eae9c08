"use client";

import { useId } from "react";

type SwitchProps = {
  label: string;
  text?: string;
  isOn: boolean;
  disabled: boolean;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
};

export function Switch({ label, text, isOn, disabled, isPending, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 font-medium text-[14.5px]">
      <span>
        <span id={id}>{label}</span>
        {text ? (
          <span id={`${id}-text`} className="block font-normal text-[13.5px] text-ink-2">
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
        aria-busy={isPending || undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-[26px] w-[46px] shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-[18px] before:rounded-full before:bg-ink-2 before:transition-transform before:duration-150 checked:border-transparent checked:bg-lamp checked:before:translate-x-5 checked:before:bg-[oklch(.22_.04_78)] disabled:cursor-default disabled:opacity-50"
      />
    </label>
  );
}
