/** For what is the same for everyone: fresh 30 minutes, kept 24 hours, as the pages are. A browser asks each time. */
export const CATALOGUE_CACHE_CONTROL = "s-maxage=1800, stale-while-revalidate=84600";
