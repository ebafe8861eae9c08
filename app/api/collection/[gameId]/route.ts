import { requireUser } from "@/lib/auth/user";
import { editItem } from "@/lib/collection/edit-item";
import { editBodySchema } from "@/lib/collection/edit-schema";
import { getItem } from "@/lib/collection/get-item";
import { removeGames } from "@/lib/collection/remove-games";
import { saveItem } from "@/lib/collection/save-item";
import { saveBodySchema } from "@/lib/collection/schema";
import { AppError } from "@/lib/errors";
import { parseGameId } from "@/lib/games/game-id";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";

/** 5,000 characters of notes, each written as an escaped pair of surrogates. */
const EDIT_MAX_BYTES = 65_536;

type Context = { params: Promise<{ gameId: string }> };

async function gameIdOf({ params }: Context): Promise<number> {
  const gameId = parseGameId((await params).gameId);
  if (gameId === null) throw new AppError("invalid_input", "The game's id is not valid.");
  return gameId;
}

export const GET = personalRoute<Context>(async (request, context) => {
  await rateLimit(request, "getList");
  const user = await requireUser();
  return json({ item: await getItem(user, await gameIdOf(context)) });
});

export const PUT = personalRoute<Context>(async (request, context) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUser();
  const gameId = await gameIdOf(context);
  const { status } = await readJson(request, saveBodySchema);
  const saved = await saveItem(user, gameId, status);
  await expireProfile(user.id);
  return json(saved);
});

export const PATCH = personalRoute<Context>(async (request, context) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUser();
  const gameId = await gameIdOf(context);
  const changes = await readJson(request, editBodySchema, { maxBytes: EDIT_MAX_BYTES });
  const item = await editItem(user, gameId, changes);
  await expireProfile(user.id);
  return json({ item });
});

export const DELETE = personalRoute<Context>(async (request, context) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUser();
  const undo = await removeGames(user, [await gameIdOf(context)]);
  await expireProfile(user.id);
  return json({ item: null, undo });
});

export const { POST } = otherMethods("GET", "PUT", "PATCH", "DELETE");
