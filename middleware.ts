import { type NextRequest, NextResponse } from "next/server";

export function middleware(_request: NextRequest) {
  return NextResponse.next();
}

export const config = { matcher: ["/collection/:path*", "/settings/:path*", "/auth/:path*"] };
