/** True for the 64-bit id of a person's account: what Steam's Web API takes, as against the name in a profile's address. */
export function isSteamId64(text: string): boolean {
  return /^7656119\d{10}$/.test(text);
}
