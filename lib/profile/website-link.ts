/** A person's website, where it is one that a page may link to; `label` is its address as people say it. */
export function websiteLink(given: string | null): { href: string; label: string } | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, href, host, pathname, username, password } = new URL(given);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return { href, label: `${host.replace(/^www\./, "")}${pathname === "/" ? "" : pathname}` };
}
