/** Dummy base URL, used to detect links that leave our origin. */
const ORIGIN = "http://own.invalid";

/** Checks the parsed URL: browsers read `//host` and `/\host` as other sites, and ignore tabs and line ends. */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || !URL.canParse(next, ORIGIN)) return "/";
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith("//")) return "/";
  if (pathname === "/auth" || pathname.startsWith("/auth/") || pathname.startsWith("/api/")) return "/";
  return `${pathname}${search}${hash}`;
}

/** The sign-in page, which returns to `path`. */
export function authPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
