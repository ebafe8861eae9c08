import "server-only";
import { z } from "zod";
import { query } from "@/apicalypse/build";
import { OutsideError } from "@/lib/http/fetch-json";
import { igdb } from "@/lib/igdb/igdb";
import { fetchCurrentPlayers } from "@/lib/steam/current-players";
import { probeAuth, probeDatabase, probeStorage } from "@/lib/supabase/health";
import { readFreshness, withFreshness } from "./freshness";
import { type Answer, probe } from "./probe";
import type { ServiceEntry } from "./service-status";
import { toEntry } from "./to-entry";

/** Counter-Strike 2, which always has players. */
const STEAM_APP_ID = 730;

const genreRow = z.object({ id: z.number() });

/** Checks the three parts of Supabase at once. */
export async function checkSupabase(): Promise<ServiceEntry> {
  const [auth, database, storage] = await Promise.all([
    probe("supabase auth", probeAuth),
    probe("supabase database", probeDatabase),
    probe("supabase storage", probeStorage),
  ]);
  const components = [
    { name: "Accounts", purpose: "Signing in and signing up.", answer: auth },
    { name: "Database", purpose: "Shelves and profiles.", answer: database },
    { name: "Storage", purpose: "Profile pictures and banners.", answer: storage },
  ];
  return toEntry("supabase", components, Date.now());
}

/** The smallest IGDB request, through the client that all pages use. */
export function probeIgdb(timeLimitMs?: number): Promise<Answer> {
  const call = () => igdb().rows("genres", query({ fields: ["id"], limit: 1 }), genreRow);
  return probe("igdb", call, timeLimitMs);
}

/** IGDB, and how old our copy of its catalogue is. */
export async function checkIgdb(): Promise<ServiceEntry> {
  const [answer, freshness] = await Promise.all([probeIgdb(), readFreshness()]);
  const isTokenAway = answer.error instanceof OutsideError && answer.error.service === "igdb-token";
  const token = isTokenAway ? answer : answer.outcome === "answered" ? { ...answer, ms: 0 } : null;
  const components = [
    { name: "Access", purpose: "Our key to the catalogue, issued by Twitch.", answer: token },
    {
      name: "Catalogue",
      purpose: "The details of games and companies.",
      answer: isTokenAway ? null : answer,
    },
  ];
  return withFreshness(toEntry("igdb", components, Date.now()), freshness, Date.now());
}

/** A call of Steam's Web API that needs no player. */
export function probeSteam(timeLimitMs?: number): Promise<Answer> {
  return probe("steam", () => fetchCurrentPlayers(STEAM_APP_ID, "system"), timeLimitMs);
}

export async function checkSteam(): Promise<ServiceEntry> {
  const answer = await probeSteam();
  const purpose = "Achievements, player counts and imports.";
  return toEntry("steam", [{ name: "Web API", purpose, answer }], Date.now());
}
