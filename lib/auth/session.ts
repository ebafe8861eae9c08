export type SessionUser = {
  id: string;
  email: string;
  username: string | null;
  avatarUrl: string | null;
  /** As it stands in the person's settings; nobody but they may know it. */
  steamId: string | null;
};

/** The answer of `GET /api/session`. */
export type Session = { user: SessionUser | null };

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/**
 * Reads the answer of `GET /api/session`. By hand, since every page asks for it and zod would weigh more than the rest.
 * @throws {Error} when it is not one.
 */
export function parseSession(value: unknown): Session {
  if (typeof value === "object" && value !== null && "user" in value) {
    if (value.user === null) return { user: null };
    const user = new Map<string, unknown>(Object.entries(Object(value.user)));
    const id = textOrNull(user.get("id"));
    const email = user.get("email");
    if (id && typeof email === "string") {
      const username = textOrNull(user.get("username"));
      const avatarUrl = textOrNull(user.get("avatarUrl"));
      return { user: { id, email, username, avatarUrl, steamId: textOrNull(user.get("steamId")) } };
    }
  }
  throw new Error("The session could not be read.");
}
