/** How long nobody has to have typed before a search for games is made, in milliseconds (the spec's section 9). */
export const SEARCH_DEBOUNCE_MS = 300;
