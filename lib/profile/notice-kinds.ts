/** Kinds of notices; a user can turn off each. The same values as in the database. */
export const NOTICE_KINDS = ["follows", "likes", "releases", "imports"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
