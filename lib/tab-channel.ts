/** Tells the tabs of this browser that something has changed. A channel is opened when it is first used. */
function tabChannel(name: string) {
  let opened: BroadcastChannel | undefined;
  const open = () => (opened ??= new BroadcastChannel(name));
  return {
    /** A channel does not receive its own messages. */
    announceToOthers: () => open().postMessage("changed"),
    /** Also to this tab. */
    announce(): void {
      const channel = new BroadcastChannel(name);
      channel.postMessage("changed");
      channel.close();
    },
    /** @returns the function that stops listening */
    onChange(listener: () => void): () => void {
      open().addEventListener("message", listener);
      return () => open().removeEventListener("message", listener);
    },
  };
}

export const sessionChannel = tabChannel("questshelf-session");
export const profileChannel = tabChannel("questshelf-profile");
export const collectionChannel = tabChannel("questshelf-collection");
export const listsChannel = tabChannel("questshelf-lists");
/** Follows and blocks. */
export const peopleChannel = tabChannel("questshelf-people");
