"use client";

import { useEffect } from "react";
import { useStored } from "@/components/ui/create-store";
import { island } from "@/components/ui/island";
import { overlay } from "./command/overlay-store";

const Overlay = island(() => import("./command/overlay").then((module) => module.Overlay));

/** The dialog that a key or a button of the boot script (boot.ts), or a menu, has requested. */
export function SiteOverlay() {
  const name = useStored(overlay);
  useEffect(() => {
    const open = () => {
      if (window.overlayAsked) overlay.set(window.overlayAsked);
      window.overlayAsked = undefined;
    };
    // It may have been requested before this was loaded.
    open();
    window.addEventListener("overlay", open);
    return () => window.removeEventListener("overlay", open);
  }, []);
  return name ? <Overlay name={name} /> : null;
}
