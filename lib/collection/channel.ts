let channel: BroadcastChannel | undefined;

/** One channel for the whole page: it does not receive its own messages, so only other tabs do. */
const openChannel = () => (channel ??= new BroadcastChannel("questshelf-collection"));

/** Notifies the browser's other tabs that the shelf changed. */
export const announceCollectionChange = () => openChannel().postMessage("changed");

/** Calls `listener` when another tab changed the shelf. @returns a function that unsubscribes. */
export function onCollectionChange(listener: () => void): () => void {
  openChannel().addEventListener("message", listener);
  return () => openChannel().removeEventListener("message", listener);
}
