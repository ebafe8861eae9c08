import { hash } from "./identity.ts";
import type { GameSource } from "./parse.ts";

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Sample ratings: users' from the source row, critics' close to it, the total between them. */
export function ratingFigures(game: GameSource, key: string): Record<string, number> {
  if (game.rating === null) return game.fame > 0 ? { hypes: Math.round(game.fame * 2.4) } : {};
  const votes = Number(game.extras.get("votes") ?? 0);
  if (votes > 0) {
    const { rating } = game;
    return { rating, rating_count: votes, total_rating: rating, total_rating_count: votes };
  }
  const count = Math.round(4 * Math.exp(game.fame / 14));
  const rating = round(game.rating + (hash(`${key}:r`) % 1000) / 1000 - 0.5, 6);
  const figures: Record<string, number> = { rating, rating_count: count, hypes: Math.round(game.fame / 2) };
  // As in IGDB, a third of the little-known games has no critics' rating.
  if (game.fame < 40 && hash(`${key}:c`) % 3 === 0) {
    return { ...figures, total_rating: rating, total_rating_count: count };
  }
  const critics = round(Math.min(99, game.rating + (hash(`${key}:a`) % 70) / 10 - 3.5), 6);
  const critical = Math.max(1, Math.round(game.fame / 5));
  return {
    ...figures,
    aggregated_rating: critics,
    aggregated_rating_count: critical,
    total_rating: round((rating + critics) / 2, 6),
    total_rating_count: count + critical,
  };
}

/** Typical hours by genre, for the sample play times. */
const HOURS: Record<string, number> = {
  rpg: 34,
  str: 22,
  tbs: 24,
  adv: 11,
  sho: 10,
  plt: 8,
  puz: 6,
  vn: 18,
  sim: 20,
};

/** Sample play times in seconds, or null. */
export function playTimes(game: GameSource, key: string) {
  const given = game.extras.get("ttb");
  if (given) {
    const [hastily = 0, normally = 0, completely = 0] = given.split("/").map((hours) => Number(hours) * 3600);
    return { hastily, normally, completely, count: 40 + (hash(`${key}:n`) % 400) };
  }
  if (game.rating === null || game.fame < 25 || !game.modes.includes("s")) return null;
  const base = Math.max(...game.genres.map((genre) => HOURS[genre] ?? 5));
  const hastily = Math.round((base * (70 + (hash(`${key}:t`) % 60))) / 100) * 3600 + (hash(key) % 60) * 60;
  const times = { hastily, normally: Math.round(hastily * 1.5), count: 3 + (hash(`${key}:n`) % 90) };
  return hash(`${key}:p`) % 5 === 0 ? times : { ...times, completely: Math.round(hastily * 2.4) };
}

/** Sample popularity by type; falls steeply with fame, like the real values. */
export function popularity(game: GameSource, key: string, onSteam: boolean): [type: number, value: number][] {
  if (game.fame < 15) return [];
  const visits = 0.0095 * Math.exp((game.fame - 99) / 11) * (1 + (hash(`${key}:v`) % 100) / 2500);
  const values: [number, number][] = [
    [1, visits],
    [2, visits * (0.2 + (hash(`${key}:w`) % 60) / 100)],
  ];
  if (game.rating !== null)
    values.push([3, visits * 0.3], [4, visits * (0.4 + (hash(`${key}:q`) % 50) / 100)]);
  if (onSteam && game.rating !== null) values.push([5, visits * 0.8], [8, visits * 1.1], [9, visits * 0.5]);
  return values.map(([type, value]) => [type, round(value, 12)]);
}
