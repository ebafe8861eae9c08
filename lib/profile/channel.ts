const CHANNEL = "questshelf-profile";

/** Tells every tab of this browser, this one too, that the profile changed. */
export function announceProfileChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` when a tab changed the profile. @returns the function that stops it. */
export function onProfileChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
