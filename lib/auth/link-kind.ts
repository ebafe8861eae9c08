export type LinkKind = "confirmation" | "recovery" | "email";

const KINDS = new Map<unknown, LinkKind>([
  ["recovery", "recovery"],
  ["email_change", "email"],
]);

/** The purpose of a link with this `type`; any other type confirms an address. */
export function linkKind(type: unknown): LinkKind {
  return KINDS.get(type) ?? "confirmation";
}

/** Where a new link can be requested. */
export const NEW_LINK_PATHS: Record<LinkKind, string> = {
  confirmation: "/auth/resend",
  recovery: "/auth/forgot-password",
  email: "/auth/email",
};
