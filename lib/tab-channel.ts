/** Tells every tab of this browser that listens, this one too, that something changed. */
export function announceToTabs(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` whenever a tab tells of a change. @returns the function that stops it. */
export function listenToTabs(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
