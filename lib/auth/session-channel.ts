import { announceToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-session";

let listening: BroadcastChannel | undefined;

export const announceSessionChange = () => announceToTabs(CHANNEL);

/** A channel does not receive its own messages. */
export function announceToOtherTabs(): void {
  if (listening) listening.postMessage("changed");
  else announceSessionChange();
}

export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  listening = channel;
  return () => {
    if (listening === channel) listening = undefined;
    channel.close();
  };
}
