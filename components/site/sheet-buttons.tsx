"use client";

import { Menu, Search } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { useLazy } from "@/components/ui/use-lazy";

const buttonClasses =
  "grid size-[38px] place-items-center rounded-[10px] text-ink-2 hover:bg-raised hover:text-ink";

/** The search button of narrow screens; the sheet comes with the first touch. */
export function SearchSheetButton({ className }: { className?: string }) {
  const [sheet, loadSheet] = useLazy(() => import("./search-sheet"));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Search games"
        aria-haspopup="dialog"
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={() => {
          loadSheet();
          setOpen(true);
        }}
        className={cn(buttonClasses, className)}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {sheet ? <sheet.SearchSheet open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** The menu button of narrow screens, which reaches everything that the header has no room for. */
export function MenuSheetButton({ className }: { className?: string }) {
  const [sheet, loadSheet] = useLazy(() => import("./menu-sheet"));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={() => {
          loadSheet();
          setOpen(true);
        }}
        className={cn(buttonClasses, className)}
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      {sheet ? <sheet.MenuSheet open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
