import { announceToTabs, listenToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-profile";

/** Tells every tab of this browser, this one too, that the profile changed. */
export const announceProfileChange = () => announceToTabs(CHANNEL);

/** Calls `listener` when a tab changed the profile. @returns the function that stops it. */
export const onProfileChange = (listener: () => void) => listenToTabs(CHANNEL, listener);
