"use client";

import { useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";

/** Opens the dialog with the calendar's addresses for calendar programs. */
export function Subscribe() {
  const [dialog, load] = useLazy(() => import("./subscribe-dialog"));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
        className="segment segment-alone"
      >
        Subscribe
      </button>
      {dialog ? <dialog.SubscribeDialog open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
