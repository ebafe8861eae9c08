"use client";

import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

export type ChooseFileProps = Omit<ButtonProps, "onClick" | "asChild"> & {
  /** What is chosen, for the file field behind the button. */
  label: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that asks for a picture: any that the browser can show. */
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
          // So that the same file can be chosen again after a failure.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
