import { USERNAME_CHANGE_RULE, USERNAME_TAKEN } from "@/lib/auth/username";

/**
 * Why a username is needed.
 * @param taken the name requested at sign-up, which another user took before the e-mail was confirmed
 */
export function usernameLead(taken: string | null): string {
  if (taken === null) {
    return `It names your public profile and your widget. ${USERNAME_CHANGE_RULE}`;
  }
  return `${USERNAME_TAKEN}: another user chose ${taken} before your e-mail was confirmed. Please choose another one. It names your public profile and your widget. ${USERNAME_CHANGE_RULE}`;
}
