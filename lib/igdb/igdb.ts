import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limitClient } from "@/lib/http/rate-limit";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { type Batcher, createBatchers } from "./batcher";
import { createIgdbClient, type IgdbClient, toIgdbError } from "./client";
import { createLimiter } from "./limiter";
import {
  COMPANY_FIELDS,
  type CompanyRow,
  companyLogoRow,
  companyRow,
  GAME_FIELDS,
  type GameRow,
  gameRow,
  type TimeToBeatRow,
  timeToBeatRow,
} from "./rows";
import { type Lend, sharedSlots } from "./shared-slots";
import { createTokenSource } from "./token";
import { currentTurn, type Turn } from "./turn";

/** Rows of one answer (https://api-docs.igdb.com/#pagination). */
export const MAX_ROWS = 500;
/** A batch of an import may search for 500 names, which is 50 calls. */
const MAX_BULK_WAIT_MS = 60_000;
/** What one read of hundreds of rows with their relations may take upstream. */
const BULK_BUDGET_MS = 6000;
/** A whole game is 5–40 kB, and an answer may have 10 MB. */
const GAMES_PER_REQUEST = 150;
/** The largest companies have thousands of games, whose ids come with them. */
const COMPANIES_PER_REQUEST = 100;

export type Igdb = IgdbClient & {
  /**
   * The same reads for what is not a page of ours: queries of the proxies, sitemaps. However many of them wait, they
   * leave half of the budget to the pages.
   */
  half: IgdbClient;
  /** As `half`, for reads of hundreds of rows: IGDB is given 6 s for each, and each may wait a minute for its turn. */
  bulk: IgdbClient;
  /** `games` with all that a game's page needs, by id. */
  games: Batcher<GameRow>;
  /** `game_time_to_beats`, by the id of the game. */
  timesToBeat: Batcher<TimeToBeatRow>;
  /** `company_logos`' image ids, by the id of the logo. */
  companyLogos: Batcher<string>;
  /** `companies` with all that a company's page needs, by id. */
  companies: Batcher<CompanyRow>;
  /** Makes a batcher for what else is read by id; it shares requests with the ones above. */
  batcher: ReturnType<typeof createBatchers>;
};

export type IgdbSettings = {
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  perSecond: number;
  open: number;
  /** Milliseconds that one read may take upstream; the product uses the default of `policy.ts`. */
  budgetMs?: number;
  /** The slots that all instances share, by their name. */
  share?: (name: string, count: number) => Lend;
  /** Counts a read that no cache has answered against its client's limit. Imports are not counted. */
  charge?: (limit: "catalogueRead" | "catalogueId") => Promise<void>;
};

/** A client with a token, a limiter and batches of its own. */
export function createIgdb(settings: IgdbSettings): Igdb {
  const { apiUrl, tokenUrl, clientId, clientSecret, perSecond, open, budgetMs, share, charge } = settings;
  const amongInstances = (name: string) => (share ? { share: (count: number) => share(name, count) } : {});
  const options = {
    apiUrl,
    clientId,
    token: createTokenSource({ url: tokenUrl, clientId, clientSecret }),
    limiter: createLimiter({
      perSecond,
      open,
      ...amongInstances("all"),
      ...(share ? { shareOfClient: (name, count) => share(`client:${name}`, count) } : {}),
    }),
  };
  const client = createIgdbClient({ ...options, budgetMs });
  const halfCount = Math.max(1, Math.floor(Math.min(perSecond / 2, open / 2)));
  // One client may use all of it: what it leaves to the others is the other half.
  const halfLimiter = createLimiter({
    perSecond: halfCount,
    open: halfCount,
    perClient: halfCount,
    ...amongInstances("half"),
  });
  const inHalf = async <T>(turn: Turn, waitMs: number | undefined, read: () => Promise<T>): Promise<T> => {
    const limits = waitMs === undefined ? {} : { maxWaitMs: waitMs, signal: AbortSignal.timeout(waitMs) };
    try {
      return await inCleanContext()(() => halfLimiter.run(read, { ...turn, ...limits }));
    } catch (error) {
      throw error instanceof AppError ? error : toIgdbError("half", error);
    }
  };
  const halved = (whole: IgdbClient, waitMs?: number): IgdbClient => ({
    rows: (endpoint, query, row, turn = currentTurn()) =>
      inHalf(turn, waitMs, () => whole.rows(endpoint, query, row, turn)),
    count: (endpoint, query, turn = currentTurn()) =>
      inHalf(turn, waitMs, () => whole.count(endpoint, query, turn)),
    multi: (endpoint, queries, row, turn = currentTurn()) =>
      inHalf(turn, waitMs, () => whole.multi(endpoint, queries, row, turn)),
    raw: (queries, turn = currentTurn()) => inHalf(turn, waitMs, () => whole.raw(queries, turn)),
  });
  const bulk = halved(
    asBackground(createIgdbClient({ ...options, budgetMs: budgetMs ?? BULK_BUDGET_MS })),
    MAX_BULK_WAIT_MS,
  );
  const chargeId = charge ? { charge: () => charge("catalogueId") } : {};
  const batcher = createBatchers(client);
  return {
    batcher,
    ...charged(client, charge),
    half: charged(halved(client), charge),
    bulk,
    games: batcher({
      endpoint: "games",
      path: "id",
      fields: GAME_FIELDS,
      row: gameRow,
      idOf: ({ id }) => id,
      toValue: (game) => game,
      size: GAMES_PER_REQUEST,
      ...chargeId,
    }),
    timesToBeat: batcher({
      endpoint: "game_time_to_beats",
      path: "game_id",
      fields: ["game_id", "hastily", "normally", "completely", "count"],
      row: timeToBeatRow,
      idOf: ({ game_id }) => game_id,
      toValue: (time) => time,
      size: MAX_ROWS,
    }),
    companyLogos: batcher({
      endpoint: "company_logos",
      path: "id",
      fields: ["image_id"],
      row: companyLogoRow,
      idOf: ({ id }) => id,
      toValue: ({ image_id }) => image_id,
      size: MAX_ROWS,
    }),
    companies: batcher({
      endpoint: "companies",
      path: "id",
      fields: COMPANY_FIELDS,
      row: companyRow,
      idOf: ({ id }) => id,
      toValue: (company) => company,
      size: COMPANIES_PER_REQUEST,
      ...chargeId,
    }),
  };
}

/** An import comes after what its client waits for in its pages. */
function asBackground(client: IgdbClient): IgdbClient {
  const later = (turn = currentTurn()): Turn => ({ ...turn, isBackground: true });
  return {
    rows: (endpoint, query, row, turn) => client.rows(endpoint, query, row, later(turn)),
    count: (endpoint, query, turn) => client.count(endpoint, query, later(turn)),
    multi: (endpoint, queries, row, turn) => client.multi(endpoint, queries, row, later(turn)),
    raw: (queries, turn) => client.raw(queries, later(turn)),
  };
}

/** The same reads, each of them counted against its client's limit. */
function charged(client: IgdbClient, charge: IgdbSettings["charge"]): IgdbClient {
  if (!charge) return client;
  const paid = async <T>(read: () => Promise<T>): Promise<T> => {
    await charge("catalogueRead");
    return read();
  };
  return {
    rows: (...read) => paid(() => client.rows(...read)),
    count: (...read) => paid(() => client.count(...read)),
    multi: (...read) => paid(() => client.multi(...read)),
    raw: (...read) => paid(() => client.raw(...read)),
  };
}

async function chargeClient(limit: "catalogueRead" | "catalogueId"): Promise<void> {
  const request = currentRequest();
  if (request) await inCleanContext()(() => limitClient(request.client, limit));
}

/**
 * The product's only IGDB client; all routes of the process share its token, budget and batches. With Redis, all instances
 * share the budget. Each has a token of its own: Twitch gives an application 25.
 */
export const igdb = processWide("igdb", () => {
  const settings = env();
  const store = sharedStore();
  return createIgdb({
    apiUrl: settings.IGDB_API_URL,
    tokenUrl: settings.IGDB_TOKEN_URL,
    clientId: settings.IGDB_CLIENT_ID,
    clientSecret: settings.IGDB_CLIENT_SECRET,
    perSecond: settings.IGDB_REQUESTS_PER_SECOND,
    open: settings.IGDB_OPEN_REQUESTS,
    charge: chargeClient,
    ...(store.isConfigured ? { share: (name, count) => sharedSlots(store, name, count) } : {}),
  });
});
