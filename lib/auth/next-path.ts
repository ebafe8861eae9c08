/** Only its origin matters: any address that does not stay on it leads elsewhere. */
const ORIGIN = "http://own.invalid";

/**
 * Where to go after signing in: the `next` of the address when it is a path of our own, else `/`. Browsers read `//host`
 * and `/\host` as other sites and drop tabs and line ends, so the path is taken from the parsed address only.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || !URL.canParse(next, ORIGIN)) return "/";
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith("//")) return "/";
  if (pathname === "/auth" || pathname.startsWith("/auth/") || pathname.startsWith("/api/")) return "/";
  return `${pathname}${search}${hash}`;
}

/** The sign-in screen's address, which leads back to `path` afterwards. */
export function authPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
