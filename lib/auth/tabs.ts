/** What one tab tells the others: somebody signed in or out, or the shelf changed. */
export type TabMessage = "session" | "collection";

const CHANNEL = "questshelf-session";

/** Tells the other tabs of this browser. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Listens to the other tabs; the returned function stops it. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "session" || data === "collection") listener(data);
  };
  return () => channel.close();
}
