import "server-only";
import { z } from "zod";
import { query } from "@/apicalypse/build";
import { OutsideError } from "@/lib/http/fetch-json";
import { igdb } from "@/lib/igdb/igdb";
import { fetchCurrentPlayers } from "@/lib/steam/current-players";
import { askAuth, askDatabase, askStorage } from "@/lib/supabase/health";
import { type Answer, ask } from "./ask";
import type { ServiceEntry } from "./service-status";
import { toEntry } from "./to-entry";

/** Counter-Strike 2, which always has players. */
const STEAM_APP_ID = 730;

const genreRow = z.object({ id: z.number() });

/** How Supabase is: its three parts are asked at once. */
export async function checkSupabase(): Promise<ServiceEntry> {
  const [auth, database, storage] = await Promise.all([
    ask("supabase auth", askAuth),
    ask("supabase database", askDatabase),
    ask("supabase storage", askStorage),
  ]);
  const components = [
    { name: "Accounts", purpose: "Signing in and signing up.", answer: auth },
    { name: "Database", purpose: "Shelves and profiles.", answer: database },
    { name: "Storage", purpose: "Profile pictures and banners.", answer: storage },
  ];
  return toEntry("supabase", components, Date.now());
}

/** The smallest request that IGDB answers, through the client that all pages use. */
export function askIgdb(timeLimitMs?: number): Promise<Answer> {
  const call = () => igdb().rows("genres", query({ fields: ["id"], limit: 1 }), genreRow);
  return ask("igdb", call, timeLimitMs);
}

/** How IGDB is, for the price of one request. */
export async function checkIgdb(): Promise<ServiceEntry> {
  const answer = await askIgdb();
  const isTokenAway = answer.error instanceof OutsideError && answer.error.service === "igdb-token";
  const token = isTokenAway ? answer : answer.outcome === "answered" ? { ...answer, ms: 0 } : null;
  const components = [
    { name: "Access", purpose: "Our key to the catalogue, given out by Twitch.", answer: token },
    {
      name: "Catalogue",
      purpose: "Games, covers, companies and release dates.",
      answer: isTokenAway ? null : answer,
    },
  ];
  return toEntry("igdb", components, Date.now());
}

/** A call of Steam's Web API that needs no player. */
export function askSteam(timeLimitMs?: number): Promise<Answer> {
  return ask("steam", () => fetchCurrentPlayers(STEAM_APP_ID, "system"), timeLimitMs);
}

/** How Steam's Web API is. */
export async function checkSteam(): Promise<ServiceEntry> {
  const answer = await askSteam();
  const purpose = "Achievements, player counts and imports.";
  return toEntry("steam", [{ name: "Web API", purpose, answer }], Date.now());
}
