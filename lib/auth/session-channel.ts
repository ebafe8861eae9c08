const CHANNEL = "questshelf-session";

/** Tells the other tabs of this browser that somebody signed in or out. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` when another tab signed in or out. @returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
