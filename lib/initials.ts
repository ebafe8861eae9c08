/** What replaces a missing picture: by the spec the first two letters of the username, in the user menu of the e-mail. */
export const initialsOf = (name: string) => name.slice(0, 2).toUpperCase();
