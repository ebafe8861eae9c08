import "server-only";
import { getUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import type { Game, GameSummary } from "@/lib/games/schema";
import { getRow } from "./get-item";
import type { Status } from "./status";

/** The spec's detail response (discovery, section 3). */
type GameForUser = Game & {
  /** Null for visitors, and for a game that is not on the shelf. */
  status: Status | null;
  remakesDetails: Game[];
  remastersDetails: Game[];
};

/** @throws {AppError} `not_found`, or when the game or a signed-in user's shelf cannot be read */
export async function getGameForUser(id: number): Promise<GameForUser> {
  const [game, status] = await Promise.all([getGame(id), readStatus(id)]);
  if (!game) throw new AppError("not_found", "Game not found");
  const [remakesDetails, remastersDetails] = await Promise.all([
    readDetails(game.remakes),
    readDetails(game.remasters),
  ]);
  return { ...game, status, remakesDetails, remastersDetails };
}

async function readStatus(gameId: number): Promise<Status | null> {
  const user = await getUser();
  return user ? ((await getRow(user, gameId))?.status ?? null) : null;
}

/** Leaves out games that cannot be read, as the spec requires for related content. */
async function readDetails(games: readonly GameSummary[]): Promise<Game[]> {
  const read = games.map(({ id }) => readOrFallback(`the related game ${id}`, getGame(id), null));
  return (await Promise.all(read)).flatMap(({ value }) => value ?? []);
}
