export type LinkKind = "confirmation" | "recovery" | "email";

const KINDS = new Map<unknown, LinkKind>([
  ["recovery", "recovery"],
  ["email_change", "email"],
]);

export function linkKind(type: unknown): LinkKind {
  return KINDS.get(type) ?? "confirmation";
}

export const NEW_LINK_PATHS: Record<LinkKind, string> = {
  confirmation: "/auth/resend",
  recovery: "/auth/forgot-password",
  email: "/auth/email",
};
