"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { type OverlayName, overlay } from "./overlay-store";
import { Palette } from "./palette";
import { ShortcutsDialog } from "./shortcuts-dialog";

const AddGameDialog = lazyPart(() =>
  import("@/components/collection/add-game/add-game-dialog").then((module) => module.AddGameDialog),
);
const NewListDialog = lazyPart(() =>
  import("@/components/lists/new-list-dialog").then((module) => module.NewListDialog),
);

/** Loads with the first shortcut. */
export function Overlay({ name }: { name: OverlayName }) {
  const close = () => overlay.set(null);
  if (name === "shortcuts") return <ShortcutsDialog onClose={close} />;
  if (name === "add-game") {
    return (
      <Suspense>
        <AddGameDialog open onOpenChange={close} />
      </Suspense>
    );
  }
  if (name === "palette") return <Palette onClose={close} />;
  return (
    <Suspense>
      <NewListDialog onClose={close} />
    </Suspense>
  );
}
