"use client";

import { Download } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { useSession } from "@/lib/auth/queries";

const loadDialog = () => import("./import-dialog");
const ImportDialog = lazy(() => loadDialog().then((module) => ({ default: module.ImportDialog })));

/**
 * Opens the import of a Steam library. That it is open stands in the address, so that the user menu leads to it; once it
 * was opened it stays, so that an import goes on when it is closed.
 */
export function ImportButton() {
  const query = useSearchParams();
  const { user, isError } = useSession();
  const isHere = usePathname() === "/collection";
  const isOpen = isHere && query.get("import") === "steam";
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // Asking anew hides the error for a while; the dialog that asks stays.
  const [wasAway, setWasAway] = useState(false);
  const isAway = user === null && (wasAway || isError);
  if (isAway !== wasAway) setWasAway(isAway);

  const setOpen = (open: boolean) => {
    const next = new URLSearchParams(query);
    if (open) next.set("import", "steam");
    else next.delete("import");
    window.history.replaceState(null, "", next.size > 0 ? `/collection?${next}` : "/collection");
  };

  return (
    <>
      <ImportButtonFace
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      />
      {(user || isAway) && (isOpen || wasOpen) ? (
        <Suspense>
          <ImportDialog key={user?.id} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Its looks alone, for the time before the address is known. */
export function ImportButtonFace(props: ButtonProps) {
  return (
    <Button size="sm" {...props}>
      <Download aria-hidden="true" className="size-4" />
      <span>
        Import<span className="max-sm:sr-only"> from Steam</span>
      </span>
    </Button>
  );
}
