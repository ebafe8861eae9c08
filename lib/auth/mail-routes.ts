/** The routes that send a mail again. */
export const MAIL_ROUTES = { confirmation: "/api/auth/resend", recovery: "/api/auth/recover" } as const;
