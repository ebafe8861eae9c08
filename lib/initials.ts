/** What replaces a missing picture: of the e-mail in the user menu, of the username elsewhere. */
export const initialsOf = (name: string) => name.slice(0, 2).toUpperCase();

export const accountName = ({ username, email }: { username: string | null; email: string }) =>
  username ?? email;
