"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { useSignedInHint } from "@/lib/auth/session-hint";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the browser is offline. For signed-in users a service worker then shows the pages that were opened before. */
export function Offline() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const isSignedIn = useSignedInHint();
  const pathname = usePathname();
  useEffect(() => {
    if (!isSignedIn || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const register = async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.register("/sw.js");
      (await serviceWorker.ready).active?.postMessage(pathname + location.search);
    };
    const start = () => {
      void register().catch(() => undefined);
      // While the browser is offline, the script that reports a failed write could not be loaded.
      void import("@/components/ui/toast").catch(() => undefined);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [isSignedIn, pathname]);
  if (!isOffline) return null;
  return (
    <p role="status" className="offline-line">
      Offline. You see what was last loaded<span className="max-sm:sr-only">, and cannot change it</span>.
    </p>
  );
}
