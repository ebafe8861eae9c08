export const authKeys = {
  session: ["session"] as const,
  username: (name: string) => ["usernames", name.toLowerCase()] as const,
  email: ["email"] as const,
  needsPassword: ["needs-password"] as const,
  botCheck: ["bot-check"] as const,
};
