"use client";

import { useState } from "react";
import { useStored } from "@/components/ui/create-store";
import { island } from "@/components/ui/island";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import { askedForUsername } from "./asked-for-username";

const UsernameDialog = island(() => import("./username-dialog").then((module) => module.UsernameDialog));

/** The user who has dismissed the prompt in this tab. */
const LATER_KEY = "questshelf-username-later";

function wasPutOff({ id }: SessionUser): boolean {
  try {
    return sessionStorage.getItem(LATER_KEY) === id;
  } catch {
    return false;
  }
}

/** Asks a signed-in user without a username for one, on every page. Other visitors load none of it. */
export function UsernamePrompt() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState<string | null>(null);
  const isAsked = useStored(askedForUsername) !== null;
  if (!user || user.username !== null) return null;
  if (!isAsked && (putOff === user.id || wasPutOff(user))) return null;
  const later = () => {
    askedForUsername.set(null);
    setPutOff(user.id);
    try {
      sessionStorage.setItem(LATER_KEY, user.id);
    } catch {
      // Without storage it asks again on the next page load.
    }
  };
  return <UsernameDialog user={user} isAsked={isAsked} onLater={later} />;
}
