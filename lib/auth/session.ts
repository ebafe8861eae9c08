export type SessionUser = {
  id: string;
  email: string;
  username: string | null;
  /** Requested at sign-up, but another user got it first; only without a `username`. */
  takenUsername: string | null;
  avatarUrl: string | null;
  steamId: string | null;
  /** The user's searches show games for adults only. */
  showAdult: boolean;
  /** The user's shelf is synced with Steam when it is opened. */
  steamSyncDue: boolean;
  /** ISO: when the account will be deleted, unless it is restored. */
  deletesAt: string | null;
};

export type Session = { user: SessionUser | null };

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** Without zod: every page reads the session, and zod would be most of its code. */
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
      const showAdult = user.get("showAdult") === true;
      const steamSyncDue = user.get("steamSyncDue") === true;
      return {
        user: {
          id,
          email,
          username,
          takenUsername,
          avatarUrl,
          steamId,
          showAdult,
          steamSyncDue,
          deletesAt: text("deletesAt"),
        },
      };
    }
  }
  throw new Error("The session could not be read.");
}
