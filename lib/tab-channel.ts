/** Reaches this tab's own listeners, too. */
export function announceToTabs(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

export function listenToTabs(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
