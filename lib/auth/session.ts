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
  /** More than 99 are 100. */
  unreadNotices: number;
  /** ISO: when the account will be deleted, unless it is restored. */
  deletesAt: string | null;
};

export type Session = { user: SessionUser | null };
