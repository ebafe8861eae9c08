import { announceToTabs, listenToTabs } from "@/lib/tab-channel";

const CHANNEL = "questshelf-profile";

/** Announces a change of the profile to every tab of this browser, this one included. */
export const announceProfileChange = () => announceToTabs(CHANNEL);

/** @returns the function that stops listening. */
export const onProfileChange = (listener: () => void) => listenToTabs(CHANNEL, listener);
