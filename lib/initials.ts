/** What replaces a missing picture: the first two letters of `accountName`. */
export const initialsOf = (name: string) => name.slice(0, 2).toUpperCase();

export const accountName = ({ username, email }: { username: string | null; email: string }) =>
  username ?? email;
