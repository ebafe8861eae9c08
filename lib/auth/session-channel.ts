import { announceToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-session";

let listening: BroadcastChannel | undefined;

/** Tells the tabs of this browser, this one as well, that somebody signed in or out. */
export const announceSessionChange = () => announceToTabs(CHANNEL);

/** The same for the other tabs only: a channel does not hear itself. */
export function announceToOtherTabs(): void {
  if (listening) listening.postMessage("changed");
  else announceSessionChange();
}

/** Calls `listener` when another tab signed in or out. @returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  listening = channel;
  return () => {
    if (listening === channel) listening = undefined;
    channel.close();
  };
}
