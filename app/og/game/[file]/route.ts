import { getGameCard } from "@/lib/cards/game-card";
import { AppError } from "@/lib/errors";
import { cardPath } from "@/lib/games/card-path";
import { parseGameId } from "@/lib/games/game-id";
import { getGame } from "@/lib/games/get-game";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

/** The address names what the card shows, so it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const A_MOMENT = "public, max-age=60";

/** A game's social card: `/og/game/{id}.jpg?v={version}`. */
export const GET = route<RouteContext<"/og/game/[file]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const id = parseGameId(/^(\d+)\.jpg$/.exec((await params).file)?.[1] ?? "");
  const game = id && (await getGame(id));
  if (!game || game.isAdult) throw new AppError("not_found", "Game not found");

  const { searchParams } = new URL(request.url);
  const path = cardPath(game);
  const version = searchParams.get("v");
  if (version !== null && !path.endsWith(`?v=${version}`)) {
    // An old card's address, or a made-up one that would have us draw again and again.
    return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": A_MOMENT } });
  }
  const { image, isComplete } = await getGameCard(game);
  const cacheControl = isComplete ? (version === null ? A_DAY : FOR_EVER) : A_MOMENT;
  return new Response(new Uint8Array(image), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": cacheControl },
  });
});
