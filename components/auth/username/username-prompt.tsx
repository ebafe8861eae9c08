"use client";

import { Suspense, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";

const Live = lazyPart(() => import("./username-prompt-live").then((module) => module.UsernamePromptLive));

/** Holds whom this tab is not to ask again. */
const LATER_KEY = "questshelf-username-later";

function wasPutOff({ id }: SessionUser): boolean {
  try {
    return sessionStorage.getItem(LATER_KEY) === id;
  } catch {
    return false;
  }
}

/** Asks who is signed in without a username for one, on whatever page. All others load nothing of it. */
export function UsernamePrompt() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState<string | null>(null);
  if (!user || user.username !== null || putOff === user.id || wasPutOff(user)) return null;
  const later = () => {
    setPutOff(user.id);
    try {
      sessionStorage.setItem(LATER_KEY, user.id);
    } catch {
      // A browser that keeps nothing asks again on the next page load.
    }
  };
  return (
    <Suspense fallback={null}>
      <Live user={user} onLater={later} />
    </Suspense>
  );
}
