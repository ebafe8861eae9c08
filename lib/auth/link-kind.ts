/** What a mail's link is for. */
export type LinkKind = "confirmation" | "recovery" | "email";

const KINDS = new Map<unknown, LinkKind>([
  ["recovery", "recovery"],
  ["email_change", "email"],
]);

/** What a link with this `type` is for; anything else confirms an address. */
export function linkKind(type: unknown): LinkKind {
  return KINDS.get(type) ?? "confirmation";
}

/** Where a link is asked for again. */
export const ASK_AGAIN_PATHS: Record<LinkKind, string> = {
  confirmation: "/auth/resend",
  recovery: "/auth/forgot-password",
  email: "/auth/email",
};
