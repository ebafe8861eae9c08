"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { MenuIcon, SearchIcon } from "@/components/ui/icons";
import { useLazy } from "@/components/ui/use-lazy";

export type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

type SheetButtonProps = {
  label: string;
  icon: ReactNode;
  importSheet: () => Promise<ComponentType<SheetProps>>;
  className: string;
};

/** A button whose sheet comes with the first touch. */
function SheetButton({ label, icon, importSheet, className }: SheetButtonProps) {
  const [Sheet, loadSheet] = useLazy(importSheet);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={loadSheet}
        onClick={() => {
          loadSheet();
          setOpen(true);
        }}
        className={`grid size-[38px] place-items-center rounded-[10px] text-ink-2 hover:bg-raised hover:text-ink ${className}`}
      >
        {icon}
      </button>
      {Sheet ? <Sheet open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** The search of narrow screens. */
export function SearchSheetButton({ className }: { className: string }) {
  return (
    <SheetButton
      label="Search games"
      icon={<SearchIcon className="size-5" />}
      importSheet={() => import("./search-sheet").then((module) => module.SearchSheet)}
      className={className}
    />
  );
}

/** The menu of narrow screens, which reaches everything that the header has no room for. */
export function MenuSheetButton({ className }: { className: string }) {
  return (
    <SheetButton
      label="Open menu"
      icon={<MenuIcon className="size-5" />}
      importSheet={() => import("./menu-sheet").then((module) => module.MenuSheet)}
      className={className}
    />
  );
}
