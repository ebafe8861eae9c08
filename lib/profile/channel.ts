import { announceToTabs, listenToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-profile";

export const announceProfileChange = () => announceToTabs(CHANNEL);

/** @returns the function that stops listening. */
export const onProfileChange = (listener: () => void) => listenToTabs(CHANNEL, listener);
