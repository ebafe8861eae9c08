import "server-only";
import { clientAddress } from "@/lib/http/client-address";
import { rateLimit } from "@/lib/http/rate-limit";
import { type Card, cardCache } from "./card-cache";
import { type Draw, queueCard } from "./drawing-queue";

const FOR_EVER = "public, max-age=31536000, immutable";
/** Cards of users, who may hide what a card shows, and of incomplete ones. */
export const A_MINUTE = "public, max-age=60";

const VERSION = /-[0-9a-f]{12}\.jpg$/;

/** The part before the version, or null for no card's file: `demo` of `demo.jpg` and `demo-0123456789ab.jpg`. */
export function subjectOf(file: string): string | null {
  return /^(\w{1,64})(?:-[0-9a-f]{12})?\.jpg$/.exec(file)?.[1] ?? null;
}

/** Each query would be a cache entry of its own. */
export function withoutQuery(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  return search ? redirect(pathname) : null;
}

type CardAnswer = {
  path: string;
  /** `Cache-Control` of the path without a version, and of the one with it. */
  unversioned: string;
  versioned?: string;
  make: (draw: Draw) => Promise<Card>;
};

/** Answers from the cache, or draws the card, which counts for the client. @throws {AppError} `rate_limited` */
export async function answerCard(
  request: Request,
  { path, unversioned, versioned = FOR_EVER, make }: CardAnswer,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isVersioned = VERSION.test(pathname);
  if (isVersioned && pathname !== path) return redirect(path);
  const { image, isComplete } = await cardCache().get(
    path,
    () => rateLimit(request, "cardDrawing"),
    () => queueCard(clientAddress(request), make),
  );
  const kept = isVersioned ? versioned : unversioned;
  return new Response(new Uint8Array(image), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": isComplete ? kept : A_MINUTE,
      // The card may show a profile that is open by link.
      ...(versioned === A_MINUTE && { "X-Robots-Tag": "noindex" }),
    },
  });
}

function redirect(path: string): Response {
  return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": A_MINUTE } });
}
