import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { PLAY_COLUMNS, playRowSchema, toPlay, withGame } from "./play-row";
import type { Play, PlayWithGame } from "./play-schema";
import { STATUSES, type Status } from "./status";

/** Plays that a screen lists. */
const MAX_PLAYS = 200;

const withGameSchema = playRowSchema.extend({
  user_games: z.object({
    game_name: z.string(),
    game_cover_url: z.string().nullable(),
    status: z.enum(STATUSES),
  }),
});

/** Statuses that a user may set while a play is open. */
const SET_ASIDE: readonly Status[] = ["completed", "paused", "dropped"];

/** Of a game, the newest first; those without a date last. */
export async function listPlays({ id, supabase }: CurrentUser, gameId: number): Promise<Play[]> {
  const query = supabase
    .from("plays")
    .select(PLAY_COLUMNS)
    .eq("user_id", id)
    .eq("game_id", gameId)
    .order("created_at", { ascending: false })
    .limit(MAX_PLAYS);
  const plays = (await answerOf(query, z.array(playRowSchema))).map(toPlay);
  return plays.sort((a, b) => compareText(beginOf(b), beginOf(a)));
}

const beginOf = ({ started, finished }: Play) => started ?? finished ?? "";
const compareText = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The plays that go on, the last changed first. */
export async function listOpenPlays(user: CurrentUser): Promise<PlayWithGame[]> {
  return (await readOpenPlays(user)).map((row) => withGame(toPlay(row), row.user_games));
}

/** Without those of games that are completed, paused or dropped, unless their timer runs. */
export async function listCurrentPlays(user: CurrentUser): Promise<PlayWithGame[]> {
  const rows = await readOpenPlays(user);
  return rows
    .filter((row) => row.timer_started_at !== null || !SET_ASIDE.includes(row.user_games.status))
    .map((row) => withGame(toPlay(row), row.user_games));
}

function readOpenPlays({ id, supabase }: CurrentUser): Promise<z.infer<typeof withGameSchema>[]> {
  const query = supabase
    .from("plays")
    .select(`${PLAY_COLUMNS}, user_games!inner(game_name, game_cover_url, status)`)
    .eq("user_id", id)
    .eq("outcome", "playing")
    .order("updated_at", { ascending: false })
    .limit(MAX_PLAYS);
  return answerOf(query, z.array(withGameSchema));
}
