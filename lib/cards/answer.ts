import "server-only";

/** The address names what the card shows, so it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const A_MOMENT = "public, max-age=60";

type Card = { image: Buffer; isComplete: boolean };

/**
 * The answer to a request for a card. An old card's address, or a made-up one that would have us draw again and again, leads to
 * today's.
 * @param path the card's address of today, `…?v={version}`
 * @param unversioned how an answer is kept by those who asked without a version
 */
export async function answerCard(
  request: Request,
  path: string,
  unversioned: string,
  draw: () => Promise<Card>,
): Promise<Response> {
  const version = new URL(request.url).searchParams.get("v");
  if (version !== null && !path.endsWith(`?v=${version}`)) {
    return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": A_MOMENT } });
  }
  const { image, isComplete } = await draw();
  const kept = version === null ? unversioned : FOR_EVER;
  return new Response(new Uint8Array(image), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": isComplete ? kept : A_MOMENT },
  });
}
