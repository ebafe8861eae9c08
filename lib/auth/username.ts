export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;
export const USERNAME_CHECK_DEBOUNCE_MS = 500;

export const USERNAME_TOO_SHORT = "Username must be at least 3 characters";
export const USERNAME_TAKEN = "This username is already taken";

export const USERNAME_SET = "Your username is already set. You can change it in the settings.";
/** Between two changes; the database's limit. */
export const USERNAME_CHANGE_DAYS = 30;
export const USERNAME_CHANGE_RULE = "You can change it once every 30 days.";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** @param date ISO; the next whole day in UTC is shown, so that a change is possible on all of it */
export function changeAgainMessage(date: string): string {
  const day = 86_400_000;
  return `You can change your username again on ${DATE.format(Math.ceil(Date.parse(date) / day) * day)}.`;
}

export function stripUsername(typed: string): string {
  return typed.replace(/[^A-Za-z0-9_]/g, "").slice(0, USERNAME_MAX_LENGTH);
}

/** Equal to the database's check on `profiles.username`. */
export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;
