"use client";

import { Download } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

const loadDialog = () => import("./import-dialog");
const ImportDialog = lazy(() => loadDialog().then((module) => ({ default: module.ImportDialog })));

/**
 * Opens the import of a Steam library. That it is open stands in the address, so that the user menu leads to it; once it
 * was opened it stays, so that an import goes on when it is closed.
 */
export function ImportButton() {
  const query = useSearchParams();
  const isHere = usePathname() === "/collection";
  const isOpen = isHere && query.get("import") === "steam";
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  const setOpen = (open: boolean) => {
    const next = new URLSearchParams(query);
    if (open) next.set("import", "steam");
    else next.delete("import");
    window.history.replaceState(null, "", next.size > 0 ? `/collection?${next}` : "/collection");
  };

  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden="true" className="size-[17px]" />
        <span>
          Import<span className="max-sm:sr-only"> from Steam</span>
        </span>
      </Button>
      {isOpen || wasOpen ? (
        <Suspense>
          <ImportDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
