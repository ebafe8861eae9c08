export type SessionUser = {
  id: string;
  email: string;
  username: string | null;
  /** Who has no username: the one asked for at sign-up, which somebody else got first. */
  takenUsername: string | null;
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
      const text = (key: string) => textOrNull(user.get(key));
      const [username, takenUsername] = [text("username"), text("takenUsername")];
      const [avatarUrl, steamId] = [text("avatarUrl"), text("steamId")];
      return { user: { id, email, username, takenUsername, avatarUrl, steamId } };
    }
  }
  throw new Error("The session could not be read.");
}
