/** Tags of the server's cache: of what everybody sees of one person. */
export const profileTag = (userId: string) => `profile:${userId}`;

/** Of who has a name, in whatever case, also when it is nobody. */
export const usernameTag = (username: string) => `username:${username.toLowerCase()}`;
