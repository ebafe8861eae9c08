"use client";

import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

export type ChooseFileProps = Omit<ButtonProps, "onClick" | "asChild"> & {
  /** Accessible name of the file input. */
  label: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that opens a file picker for any picture that the browser can show. */
export function ChooseFile({ label, onFile, children, ...props }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows choosing the same file again after a failure.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
