/** For what is the same for everyone: fresh 30 minutes, kept 24 hours, as the pages are. A browser asks each time. */
export const CATALOGUE_CACHE_CONTROL = "s-maxage=1800, stale-while-revalidate=84600";

/** For an answer without something that could not be read: whole again within minutes, as such pages are. */
export const INCOMPLETE_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=240";

/** For what people show of themselves: others see a change within a minute. The times are those of the pages. */
export const PROFILE_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=86340";
