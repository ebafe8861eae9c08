export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;
export const USERNAME_CHECK_DEBOUNCE_MS = 500;

export const USERNAME_TOO_SHORT = "Username must be at least 3 characters";
export const USERNAME_TAKEN = "This username is already taken";

export const USERNAME_SET = "Your username is already set. It cannot be changed.";

export function stripUsername(typed: string): string {
  return typed.replace(/[^A-Za-z0-9_]/g, "").slice(0, USERNAME_MAX_LENGTH);
}

/** Equal to the database's check on `profiles.username`. */
export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;
