let channel: BroadcastChannel | undefined;

/** One channel for the whole page: it does not receive its own messages, so only other tabs do. */
const openChannel = () => (channel ??= new BroadcastChannel("questshelf-lists"));

export const announceListsChange = () => openChannel().postMessage("changed");

/** @returns a function that unsubscribes. */
export function onListsChange(listener: () => void): () => void {
  openChannel().addEventListener("message", listener);
  return () => openChannel().removeEventListener("message", listener);
}
