import { announceToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-session";

let listening: BroadcastChannel | undefined;

/** Notifies all tabs of this browser, this one included, of a sign-in or sign-out. */
export const announceSessionChange = () => announceToTabs(CHANNEL);

/** A channel does not receive its own messages. */
export function announceToOtherTabs(): void {
  if (listening) listening.postMessage("changed");
  else announceSessionChange();
}

/** @returns the function that removes the listener. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  listening = channel;
  return () => {
    if (listening === channel) listening = undefined;
    channel.close();
  };
}
