import "server-only";
import type { z } from "zod";
import { anyOf, query } from "@/apicalypse/build";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { processWide } from "@/lib/process-wide";
import { sharedStore } from "@/lib/shared-store/store";
import { type Batcher, createBatcher } from "./batcher";
import { createIgdbClient, FAILED_MESSAGE, type IgdbClient, RETRY_AFTER_S } from "./client";
import { createLimiter } from "./limiter";
import {
  companyLogoRow,
  GAME_FIELDS,
  type GameRow,
  gameRow,
  type TimeToBeatRow,
  timeToBeatRow,
} from "./rows";
import { type Lend, sharedSlots } from "./shared-slots";
import { createTokenSource } from "./token";

/** Rows of one answer (https://api-docs.igdb.com/#pagination). */
export const MAX_ROWS = 500;
const MAX_HALF_WAIT_MS = 10_000;
/** A batch of an import may search for 500 names, which is 50 calls. */
const MAX_BULK_WAIT_MS = 60_000;
/** What one read of hundreds of rows with their relations may take upstream. */
const BULK_BUDGET_MS = 6000;
/** A whole game is 5–40 kB, and an answer may have 10 MB. */
const GAMES_PER_REQUEST = 150;

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
};

export type IgdbSettings = {
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  perSecond: number;
  open: number;
  /** Milliseconds that one read may take upstream; the product keeps to the door's own figure. */
  budgetMs?: number;
  /** The slots that all instances share, by their name. */
  share?: (name: string, count: number) => Lend;
};

/** A door with a token, a limiter and batches of its own. */
export function createIgdb(settings: IgdbSettings): Igdb {
  const { apiUrl, tokenUrl, clientId, clientSecret, perSecond, open, budgetMs, share } = settings;
  const amongInstances = (name: string) => (share ? { share: (count: number) => share(name, count) } : {});
  const door = {
    apiUrl,
    clientId,
    token: createTokenSource({ url: tokenUrl, clientId, clientSecret }),
    limiter: createLimiter({ perSecond, open, ...amongInstances("all") }),
  };
  const client = createIgdbClient({ ...door, budgetMs });
  const halfLimiter = createLimiter({
    perSecond: Math.max(1, Math.floor(perSecond / 2)),
    open: Math.ceil(open / 2),
    ...amongInstances("half"),
  });
  const inHalf = <T>(waitMs: number, read: () => Promise<T>) => {
    const waitLimit = AbortSignal.timeout(waitMs);
    return inCleanContext()(() => halfLimiter.run(read, waitLimit)).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError("upstream_unavailable", FAILED_MESSAGE, {
        cause: error,
        retryAfterS: RETRY_AFTER_S,
      });
    });
  };
  const halved = (whole: IgdbClient, waitMs: number): IgdbClient => ({
    rows: (...read) => inHalf(waitMs, () => whole.rows(...read)),
    count: (...read) => inHalf(waitMs, () => whole.count(...read)),
    multi: (...read) => inHalf(waitMs, () => whole.multi(...read)),
  });
  return {
    ...client,
    half: halved(client, MAX_HALF_WAIT_MS),
    bulk: halved(createIgdbClient({ ...door, budgetMs: budgetMs ?? BULK_BUDGET_MS }), MAX_BULK_WAIT_MS),
    games: createBatcher({
      size: GAMES_PER_REQUEST,
      send: (take) => byId(client, "games", { path: "id", fields: GAME_FIELDS, row: gameRow }, take),
    }),
    timesToBeat: createBatcher({
      size: MAX_ROWS,
      async send(take) {
        const fields = ["game_id", "hastily", "normally", "completely", "count"];
        const row = timeToBeatRow;
        const found = await byId(client, "game_time_to_beats", { path: "game_id", fields, row }, take);
        return new Map([...found.values()].map((time) => [time.game_id, time]));
      },
    }),
    companyLogos: createBatcher({
      size: MAX_ROWS,
      async send(take) {
        const fields = ["image_id"];
        const found = await byId(client, "company_logos", { path: "id", fields, row: companyLogoRow }, take);
        return new Map([...found.values()].map((logo) => [logo.id, logo.image_id]));
      },
    }),
  };
}

type Selection<T> = { path: string; fields: readonly string[]; row: z.ZodType<T> };

/** One request for many ids. Where the answer would be too large (413), the ids are asked for in two halves. */
async function byId<T extends { id: number }>(
  client: IgdbClient,
  endpoint: string,
  selection: Selection<T>,
  take: () => readonly number[],
): Promise<Map<number, T>> {
  const { path, fields, row } = selection;
  const make = () =>
    query({ fields: [...fields], where: anyOf(path, take()), limit: Math.min(take().length, MAX_ROWS) });
  try {
    const rows = await client.rows(endpoint, make, row);
    return new Map(rows.map((found) => [found.id, found]));
  } catch (error) {
    const ids = take();
    if (!isTooLarge(error) || ids.length < 2) throw error;
    const middle = Math.ceil(ids.length / 2);
    const halves = await Promise.all(
      [ids.slice(0, middle), ids.slice(middle)].map((half) => byId(client, endpoint, selection, () => half)),
    );
    return new Map(halves.flatMap((half) => [...half]));
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof OutsideError && error.cause.status === 413;
}

/**
 * The product's one door to IGDB; all routes of the process share its token, budget and batches. With Redis, all instances
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
    ...(store.isConfigured ? { share: (name, count) => sharedSlots(store, name, count) } : {}),
  });
});
