import "server-only";
import { MAX_ROWS } from "./batch";
import { createBatching } from "./batcher";
import { COMPANY_FIELDS, companyLogoRow, companyRow, GAME_FIELDS, gameRow, timeToBeatRow } from "./rows";
import type { Send } from "./send";

/** A whole game is 5–40 kB, and an answer may have 10 MB. */
const GAMES_PER_REQUEST = 150;
/** The largest companies have thousands of games, whose ids come with them. */
const COMPANIES_PER_REQUEST = 100;

/** All share batches. `charge` counts a game or a company against its client's limit; the rest belongs to a game. */
export function createBatchers(send: Send, charge?: () => Promise<void>) {
  const batcherOf = createBatching(send);
  return {
    batcherOf,
    games: batcherOf({
      endpoint: "games",
      path: "id",
      fields: GAME_FIELDS,
      row: gameRow,
      idOf: ({ id }) => id,
      toValue: (game) => game,
      size: GAMES_PER_REQUEST,
      charge,
    }),
    timesToBeat: batcherOf({
      endpoint: "game_time_to_beats",
      path: "game_id",
      fields: ["game_id", "hastily", "normally", "completely", "count"],
      row: timeToBeatRow,
      idOf: ({ game_id }) => game_id,
      toValue: (time) => time,
      size: MAX_ROWS,
    }),
    companyLogos: batcherOf({
      endpoint: "company_logos",
      path: "id",
      fields: ["image_id"],
      row: companyLogoRow,
      idOf: ({ id }) => id,
      toValue: ({ image_id }) => image_id,
      size: MAX_ROWS,
    }),
    companies: batcherOf({
      endpoint: "companies",
      path: "id",
      fields: COMPANY_FIELDS,
      row: companyRow,
      idOf: ({ id }) => id,
      toValue: (company) => company,
      size: COMPANIES_PER_REQUEST,
      charge,
    }),
  };
}
