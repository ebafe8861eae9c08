"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

export type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

type SheetButtonProps = {
  label: string;
  icon: ReactNode;
  importSheet: () => Promise<ComponentType<SheetProps>>;
  className: string;
};

/** A button whose sheet loads on first interaction. */
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
        className={`header-button ${className}`}
      >
        {icon}
      </button>
      {Sheet ? <Sheet open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** Search on narrow screens. */
export function SearchSheetButton({ className }: { className: string }) {
  return (
    <SheetButton
      label="Search games"
      icon={<Icon name="search" className="size-5" />}
      importSheet={() => import("./search-sheet").then((module) => module.SearchSheet)}
      className={className}
    />
  );
}

/** Menu of narrow screens, with each link that is not in their header. */
export function MenuSheetButton({ className }: { className: string }) {
  return (
    <SheetButton
      label="Open menu"
      icon={<Icon name="menu" className="size-5" />}
      importSheet={() => import("./menu-sheet").then((module) => module.MenuSheet)}
      className={className}
    />
  );
}
