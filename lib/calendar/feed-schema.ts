/** Since when the user's secret address exists (ISO); null while there is none. */
export type Feed = { createdAt: string | null };

/** A new address, which can't be read again. */
export type NewFeed = { path: string };
