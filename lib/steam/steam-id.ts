/** Whether it is a 64-bit id, which Steam's Web API accepts, and not the name in a profile's URL. */
export function isSteamId64(text: string): boolean {
  return /^7656119\d{10}$/.test(text);
}
