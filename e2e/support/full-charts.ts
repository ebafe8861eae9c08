import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expect, type User } from "./fixtures";
import { beginImport, fileOf, runStep } from "./imports";

const GAMES = 300;
const STATUSES = ["want", "playing", "completed", "paused", "dropped", "endless", "imported"];
const RATINGS = 21;
const YEARS = 20;
const MONTHS = 12;

const now = new Date();
/** The first day of the month so many months ago, or of the year so many years ago. */
const monthsAgo = (months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString();
const yearsAgo = (years: number) => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)).toISOString();

const PROFILE = {
  about: "Long games, short evenings. Playing through the shelf from the oldest to the newest.",
  website: "https://player.example.test",
  socials: { github: "player", steam: "player", twitter: "player", playstation: "player_one" },
  shownSections: ["ratings", "hours", "dates", "plays", "copies", "lists", "statistics"],
  showImported: true,
};

/** Gives a user without games a shelf with a value in every bar of every chart, and shows all of it to everyone. */
export async function fillCharts(owner: APIRequestContext, { email }: Pick<User, "email">) {
  const fill = async (games: number) =>
    expect(await owner.put("/_sandbox/shelf", { data: { email, games } })).toBeOK();
  await fill(GAMES);
  const exported = await owner.get("/api/profile/data?format=json");
  await expect(exported).toBeOK();
  const { user_games }: { user_games: Record<string, unknown>[] } = await exported.json();
  await fill(0);
  const games = user_games.map((game, index) => {
    const status = STATUSES[index % STATUSES.length];
    return {
      ...game,
      status,
      imported: status === "imported",
      user_rating: (index % RATINGS) / 2,
      hours_played: 1000 + index,
      date_added: yearsAgo(index % YEARS),
      date_completed: status === "completed" ? monthsAgo(Math.floor(index / STATUSES.length) % MONTHS) : null,
    };
  });
  const plays = user_games.flatMap(({ game_id }, index) => {
    const finished = monthsAgo(index % MONTHS).slice(0, 10);
    return index % 2
      ? []
      : [{ id: randomUUID(), game_id, started: null, finished, outcome: "finished", minutes: 6000 + index }];
  });
  const file = { format: "questshelf", version: 1, user_games: games, plays };
  const id = await beginImport(owner, [fileOf("questshelf.json", JSON.stringify(file))]);
  await runStep(owner, id, "write");
  await expect(await owner.patch("/api/profile", { data: PROFILE })).toBeOK();
}
