import "server-only";
import { clientAddress } from "@/lib/http/client-address";
import { rateLimit } from "@/lib/http/rate-limit";
import { type Draw, makeInTurn } from "./drawing-queue";
import { type Card, keptCards } from "./kept-cards";

/** The address names what the card shows, so it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const A_MOMENT = "public, max-age=60";

const VERSION = /-[0-9a-f]{12}\.jpg$/;

/** What is before the version, or null for no card's file: `demo` of `demo.jpg` and `demo-0123456789ab.jpg`. */
export function subjectOf(file: string): string | null {
  return /^(\w{1,64})(?:-[0-9a-f]{12})?\.jpg$/.exec(file)?.[1] ?? null;
}

/** Cards have no parameters: a query would make one more cache entry of the same card, so it is redirected to the address without. */
export function withoutQuery(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  return search ? redirect(pathname) : null;
}

type CardAnswer = {
  /** The card's current address, with its version. */
  path: string;
  /** `Cache-Control` of the address without a version. */
  unversioned: string;
  make: (draw: Draw) => Promise<Card>;
};

/**
 * The answer to a request for a card: a cached one, else one that is drawn now and counts for this client. The address of
 * an older version is redirected to the current one.
 * @throws {AppError} `rate_limited` where this client has had many cards drawn, or many are being drawn.
 */
export async function answerCard(
  request: Request,
  { path, unversioned, make }: CardAnswer,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isVersioned = VERSION.test(pathname);
  if (isVersioned && pathname !== path) return redirect(path);
  const { image, isComplete } = await keptCards().get(
    path,
    () => rateLimit(request, "cardDrawing"),
    () => makeInTurn(clientAddress(request), make),
  );
  const kept = isVersioned ? FOR_EVER : unversioned;
  return new Response(new Uint8Array(image), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": isComplete ? kept : A_MOMENT },
  });
}

function redirect(path: string): Response {
  return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": A_MOMENT } });
}
