import { requireUser } from "@/lib/auth/user";
import { unreleasedOf } from "@/lib/collection/unreleased";
import { AppError } from "@/lib/errors";
import { parseGameId } from "@/lib/games/game-id";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

type Context = { params: Promise<{ gameId: string }> };

/** Why a game of the shelf can only be wanted, or null: the shelf itself keeps no more than the year. */
export const GET = personalRoute<Context>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const user = await requireUser();
  const gameId = parseGameId((await params).gameId);
  if (gameId === null) throw new AppError("invalid_input", "The game's id is not valid.");
  return json({ note: (await unreleasedOf(user, [gameId])).get(gameId) ?? null });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
