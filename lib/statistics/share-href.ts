type SharedHref = {
  /** What all hrefs begin with, up to a "/" or "="; without any, there is none. */
  href: { href?: string };
  /** What each adds to it. */
  ends: { to?: string }[];
};

/** Splits the hrefs of a chart, so that a page names what they share once. */
export function shareHref(hrefs: readonly (string | null)[]): SharedHref {
  const given = hrefs.filter((href) => href !== null);
  const [first] = given;
  if (first === undefined) return { href: {}, ends: hrefs.map(() => ({})) };
  let length = first.length;
  while (!given.every((href) => href.startsWith(first.slice(0, length)))) length--;
  const href = first.slice(0, length).replace(/[^/=]*$/, "");
  return {
    href: { href },
    ends: hrefs.map((one) => (one === null ? {} : { to: one.slice(href.length) })),
  };
}
