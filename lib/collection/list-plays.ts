import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { PLAY_COLUMNS, withGame } from "./play-row";
import type { Play, PlayWithGame } from "./play-schema";
import type { Status } from "./status";

/** Plays that a screen lists. */
const MAX_PLAYS = 200;

type OpenPlay = Play & { game: { name: string; coverUrl: string | null; status: Status } };

/** Statuses that a user may set while a play is open. */
const SET_ASIDE: readonly Status[] = ["completed", "paused", "dropped"];

/** The plays of a game, the newest first; those without a date last. */
export async function listPlays({ id, supabase }: CurrentUser, gameId: number): Promise<Play[]> {
  const query = supabase
    .from("plays")
    .select(PLAY_COLUMNS)
    .eq("user_id", id)
    .eq("game_id", gameId)
    .order("created_at", { ascending: false })
    .limit(MAX_PLAYS)
    .overrideTypes<Play[], { merge: false }>();
  const plays = await answerOf(query);
  return plays.sort((a, b) => compareText(beginOf(b), beginOf(a)));
}

const beginOf = ({ started, finished }: Play) => started ?? finished ?? "";
const compareText = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The plays that go on, the last changed first. */
export async function listOpenPlays(user: CurrentUser): Promise<PlayWithGame[]> {
  return (await readOpenPlays(user)).map(({ game, ...play }) => withGame(play, game));
}

/** Without those of games that are completed, paused or dropped, unless their timer runs. */
export async function listCurrentPlays(user: CurrentUser): Promise<PlayWithGame[]> {
  return (await readOpenPlays(user))
    .filter(({ timerStartedAt, game }) => timerStartedAt !== null || !SET_ASIDE.includes(game.status))
    .map(({ game, ...play }) => withGame(play, game));
}

function readOpenPlays({ id, supabase }: CurrentUser): Promise<OpenPlay[]> {
  const query = supabase
    .from("plays")
    .select(`${PLAY_COLUMNS}, game:user_games!inner(name:game_name, coverUrl:game_cover_url, status)`)
    .eq("user_id", id)
    .eq("outcome", "playing")
    .order("updated_at", { ascending: false })
    .limit(MAX_PLAYS)
    .overrideTypes<OpenPlay[], { merge: false }>();
  return answerOf(query);
}
