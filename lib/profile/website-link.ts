/** The user's website when a page may link to it; `label` is the URL without scheme and slash. */
export function websiteLink(given: string | null): { href: string; label: string } | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, href, host, pathname, username, password } = new URL(given);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return { href, label: `${host.replace(/^www\./, "")}${pathname === "/" ? "" : pathname}` };
}
