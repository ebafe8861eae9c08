"use client";

import { useState } from "react";
import { Button, type ButtonProps } from "./button";
import type { ConfirmDialogProps } from "./confirm-dialog";
import { island } from "./island";

const ConfirmDialog = island(() => import("./confirm-dialog").then((module) => module.ConfirmDialog));

type ConfirmButtonProps = ButtonProps & {
  question: Omit<ConfirmDialogProps, "onConfirm" | "onCancel">;
  onConfirm: () => void;
};

/** Asks before it acts. */
export function ConfirmButton({ question, onConfirm, ...props }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          {...question}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
