const CHANNEL = "questshelf-collection";

/** Tells the other tabs of this browser that the shelf changed. */
export function announceCollectionChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` when another tab changed the shelf. @returns the function that stops it. */
export function onCollectionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
