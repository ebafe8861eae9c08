/** Section 9 of the spec. */
export const SEARCH_DEBOUNCE_MS = 300;
