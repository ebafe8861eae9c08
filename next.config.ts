import { resolve } from "node:path";
import type { NextConfig } from "next";
import { CACHE_LIFETIMES } from "./lib/cache-lifetimes.ts";

const SANDBOX_URL = process.env.SANDBOX_URL;
// `npm start` builds in a folder of its own (scripts/lib/build.ts). Next adds the folder to the tsconfig that it is given.
const NEXT_DIST_DIR = process.env.NEXT_DIST_DIR;

/**
 * A company's address has its id in the query, which a page that is the same for everyone must not read: here the id
 * becomes a segment of the page's own path, so that each company is one entry of the page cache.
 */
const companyById = {
  source: "/company/:slug/:list*",
  has: [{ type: "query" as const, key: "id", value: "(?<id>[1-9]\\d{0,9})" }],
  destination: "/company/:slug/:id/:list*",
};

/**
 * A browse page too: its list and its filters are segments of one path (lib/games/browse-url.ts, browse-route.ts). All lists
 * have the segment `list`, because Next's client router predicts the route of an address from others with the same path:
 * it would show `/games` for `/games?q=…`. A path that does not fit the route is never predicted.
 */
const browsePages = [
  { source: "/games/:path*/:key(list|dev|pub|q|f)/:value*", destination: "/unreadable-address" },
  { source: "/games/:path*", destination: "/games/list/:path*" },
  ...["dev", "pub"].map((key) => ({
    source: "/games/list/:path*",
    has: [{ type: "query" as const, key, value: "(?<id>\\w+)" }],
    destination: `/games/list/:path*/${key}/:id`,
  })),
  {
    source: "/games/list/:path*",
    has: [{ type: "query" as const, key: "q", value: "(?<q>[0-9a-f/]+)" }],
    destination: "/games/list/:path*/q/:q",
  },
  {
    source: "/games/list/:path*",
    has: [{ type: "query" as const, key: "f", value: "(?<f>[\\w.-]+)" }],
    destination: "/games/list/:path*/f/:f",
  },
  {
    source: "/games/list/:path*/:key(dev|pub|q|f)/:value+",
    has: [{ type: "query" as const, key: "page", value: "(?<page>\\d+)" }],
    destination: "/games/list/:path*/:key/:value+/page/:page",
  },
];

// The processes of one build inherit it, so that server and browser have the same.
process.env.BUILD_TIME ??= String(Date.now());

const nextConfig: NextConfig = {
  env: { BUILD_TIME: process.env.BUILD_TIME },
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  poweredByHeader: false,
  // Next hashes the whole page anew for each request, a quarter of the work of serving it: docs/decisions/0001.
  generateEtags: false,
  // No bots: public pages are complete before they are sent, and a bot that Next knows would get an uncacheable one.
  htmlLimitedBots: /(?!)/,
  distDir: NEXT_DIST_DIR ?? ".next",
  // `npm test` checks the types.
  typescript: {
    tsconfigPath: NEXT_DIST_DIR ? "tsconfig.build.json" : "tsconfig.json",
    ignoreBuildErrors: NEXT_DIST_DIR !== undefined,
  },
  // fontkit reads fonts from their packages while the app runs; the client of Redis and OpenTelemetry are loaded only if they are used.
  serverExternalPackages: [
    "fontkit",
    "@redis/client",
    "@vercel/otel",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/exporter-metrics-otlp-http",
  ],
  // Pages in memory, and behind it on disk up to a limit, or in Redis: docs/decisions/0012.
  cacheHandler: resolve("lib/shared-store/page-cache.ts"),
  // Next's own drops stale data.
  cacheHandlers: { default: resolve("lib/shared-store/data-cache.ts") },
  outputFileTracingIncludes: { "/og/**": ["./node_modules/@fontsource-variable/*/files/*.woff2"] },
  // The sandbox may take minutes to fill a shelf on a busy machine; Next's default is 30 s.
  ...(SANDBOX_URL ? { experimental: { proxyTimeout: 180_000 } } : {}),
  images: { loader: "custom", loaderFile: "./lib/games/image-loader.ts" },
  cacheLife: CACHE_LIFETIMES,
  async rewrites() {
    const sandbox = { source: "/_sandbox/:path*", destination: `${SANDBOX_URL}/_sandbox/:path*` };
    return {
      beforeFiles: browsePages,
      afterFiles: SANDBOX_URL ? [companyById, sandbox] : [companyById],
      fallback: [],
    };
  },
};

export default nextConfig;
