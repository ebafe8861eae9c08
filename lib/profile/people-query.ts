/** What the search for people accepts: the beginning of a username. */
export const PEOPLE_QUERY = /^[A-Za-z0-9_]{2,20}$/;
