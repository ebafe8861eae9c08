import { announceToTabs, listenToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-collection";

/** Tells every tab of this browser, this one too, that the shelf changed. */
export const announceCollectionChange = () => announceToTabs(CHANNEL);

/** Calls `listener` when a tab changed the shelf. @returns the function that stops it. */
export const onCollectionChange = (listener: () => void) => listenToTabs(CHANNEL, listener);
