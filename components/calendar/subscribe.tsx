"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";

/** Opens the dialog with the calendar's addresses for calendar programs. */
export function Subscribe() {
  const [dialog, load] = useLazy(() => import("./subscribe-dialog"));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="md:-mr-4"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        Subscribe
      </Button>
      {dialog ? <dialog.SubscribeDialog open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
