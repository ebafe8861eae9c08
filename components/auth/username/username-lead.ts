import { USERNAME_TAKEN } from "@/lib/auth/username";

/**
 * Why a username is needed.
 * @param taken the name requested at sign-up, which another user took before the e-mail was confirmed
 */
export function usernameLead(taken: string | null): string {
  if (taken === null) {
    return "It names your public profile and your widget. It can be set once, so choose one that you like.";
  }
  return `${USERNAME_TAKEN}: ${taken} went to somebody else before your e-mail was confirmed. Please choose another one. It names your public profile and your widget, and can be set once.`;
}
