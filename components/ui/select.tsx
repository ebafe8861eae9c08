"use client";

import * as SelectPrimitive from "@radix-ui/react-select";
import { Check, ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { inputClasses } from "./input";

export const Select = SelectPrimitive.Root;

export function SelectTrigger({
  placeholder,
  className,
  ...props
}: ComponentProps<typeof SelectPrimitive.Trigger> & { placeholder?: string }) {
  return (
    <SelectPrimitive.Trigger
      className={cn(inputClasses, "inline-flex items-center justify-between gap-2 text-left", className)}
      {...props}
    >
      <SelectPrimitive.Value placeholder={placeholder} />
      <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
    </SelectPrimitive.Trigger>
  );
}

export function SelectContent({
  className,
  children,
  ...props
}: ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={6}
        className={cn(
          "z-50 max-h-[20rem] min-w-[var(--radix-select-trigger-width)] animate-pop-in overflow-hidden rounded-card border border-line bg-surface shadow-float",
          className,
        )}
        {...props}
      >
        <SelectPrimitive.Viewport className="p-1.5">{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

/** @throws {Error} on an empty value: Radix keeps "" for "nothing is chosen", so such an item could never be. */
export function SelectItem({
  className,
  children,
  value,
  ...props
}: ComponentProps<typeof SelectPrimitive.Item>) {
  if (value === "") throw new Error("A select item needs a value that is not empty.");
  return (
    <SelectPrimitive.Item
      value={value}
      className={cn(
        "flex select-none items-center gap-2.5 rounded-lg px-2.5 py-2 text-[14px] outline-none data-[highlighted]:bg-raised data-[disabled]:text-ink-3",
        className,
      )}
      {...props}
    >
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator className="ml-auto">
        <Check aria-hidden="true" className="size-4 text-lamp-text" />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}
