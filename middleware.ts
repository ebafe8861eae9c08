import { type NextRequest, NextResponse } from "next/server";
import { authPath, safeNextPath } from "@/lib/auth/next-path";
import { refreshSession } from "@/lib/supabase/middleware";

/** Refreshes the session on personal pages and redirects. It protects nothing: handlers and row-level security do. */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  // Redeeming a mail's link must work with any session.
  if (pathname.startsWith("/auth/")) return NextResponse.next();

  const session = await refreshSession(request);
  const redirectTo = (path: string) =>
    session.copyTo(NextResponse.redirect(new URL(path, request.nextUrl.origin)));

  if (pathname === "/auth") {
    if (session.signedIn) return redirectTo(safeNextPath(searchParams.get("next")));
  } else if (!session.signedIn && !session.unknown) {
    return redirectTo(authPath(pathname + search));
  }
  return session.copyTo(NextResponse.next({ request: { headers: session.headers } }));
}

// A prefetch is let through: its redirect would be kept, and still be followed after signing in or out.
// (Next reads this object without running the file, so it holds no names.)
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/collection/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/feed/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/import/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/journal/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/lists/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/notices/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/settings/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/welcome/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    { source: "/auth/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
  ],
};
