/**
 * Carries the id of a change, which the client chooses. All that requests with the same id write can be undone together for an
 * hour (supabase/migrations/…_changes.sql).
 */
export const CHANGE_HEADER = "X-Change";

/** Carries the user's day, on which a changed status opens or ends a play (supabase/migrations/…_plays.sql). */
export const DAY_HEADER = "X-Day";
