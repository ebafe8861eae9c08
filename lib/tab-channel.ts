/** Announces a change to every listening tab of this browser, this one included. */
export function announceToTabs(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** @returns the function that stops listening. */
export function listenToTabs(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
