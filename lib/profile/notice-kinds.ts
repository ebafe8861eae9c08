/** What a user is told of, each of which can be turned off; as the database knows them. */
export const NOTICE_KINDS = ["follows", "likes", "releases", "imports"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
