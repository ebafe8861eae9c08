import { z } from "zod";
import type { Condition } from "../../apicalypse/ast.ts";
import { and, anyOf, compare, query } from "../../apicalypse/build.ts";
import { POPULARITY_TYPES } from "../../lib/catalogue-sync/map-figures.ts";
import { env } from "../../lib/env.ts";
import { STEAM_SOURCE, STEAM_WEBSITE } from "../../lib/games/steam-app-id.ts";
import {
  CATALOGUE_COMPANY_FIELDS,
  CATALOGUE_GAME_FIELDS,
  catalogueCompanyRow,
  catalogueDateRow,
  catalogueGameRow,
  catalogueKindRow,
  cataloguePlatformRow,
  catalogueScoreRow,
  catalogueTimesRow,
} from "../../lib/igdb/catalogue-rows.ts";
import type { IgdbClient } from "../../lib/igdb/client.ts";
import { createJobClient } from "../../lib/igdb/igdb.ts";
import { parseRows } from "../../lib/igdb/parse-rows.ts";
import {
  COMPANY_FIELDS,
  companyRow,
  GAME_FIELDS,
  gameRow,
  SUMMARY_FIELDS,
  summaryRow,
  timeToBeatRow,
} from "../../lib/igdb/rows.ts";
import { Problem, type ServiceChecks } from "./check.ts";

/** `lib/games/genres.ts` has these ids. */
const GENRES = { 5: "shooter", 12: "role-playing-rpg", 31: "adventure" };
const READ_MS = 10_000;

const present = (path: string) => compare(path, "!=", null);
const anyRow = z.unknown();
/** The query by which the job finds changes. */
const CHANGED = compare("updated_at", ">=", 1);

type Shape = {
  reader?: string;
  endpoint: string;
  fields: readonly string[];
  row: z.ZodType;
  where: Condition;
};

/** The fields that the product reads, with conditions that select rows with most of them. */
const SHAPES: Shape[] = [
  {
    endpoint: "games",
    fields: GAME_FIELDS,
    row: gameRow,
    where: and(present("aggregated_rating"), present("similar_games"), present("external_games")),
  },
  {
    endpoint: "external_games",
    fields: ["uid"],
    row: z.object({ uid: z.string() }),
    where: and(compare("external_game_source", "=", STEAM_SOURCE), present("game")),
  },
  {
    endpoint: "companies",
    fields: COMPANY_FIELDS,
    row: companyRow,
    where: and(present("developed"), present("websites"), present("logo"), present("start_date")),
  },
  {
    endpoint: "game_time_to_beats",
    fields: ["game_id", "hastily", "normally", "completely", "count"],
    row: timeToBeatRow,
    where: and(present("hastily"), present("normally"), present("completely")),
  },
  ...syncShapes(),
];

/** The endpoints that `npm run catalogue` reads (lib/catalogue-sync/steps.ts). */
function syncShapes(): Shape[] {
  const shapes: Omit<Shape, "reader">[] = [
    {
      endpoint: "games",
      fields: CATALOGUE_GAME_FIELDS,
      row: catalogueGameRow,
      where: and(present("alternative_names"), present("external_games"), present("release_dates")),
    },
    { endpoint: "release_dates", fields: ["game"], row: catalogueDateRow, where: CHANGED },
    { endpoint: "companies", fields: CATALOGUE_COMPANY_FIELDS, row: catalogueCompanyRow, where: CHANGED },
    {
      endpoint: "platforms",
      fields: ["slug", "name", "abbreviation"],
      row: cataloguePlatformRow,
      where: present("abbreviation"),
    },
    { endpoint: "genres", fields: ["slug", "name"], row: catalogueKindRow, where: present("slug") },
    { endpoint: "themes", fields: ["slug", "name"], row: catalogueKindRow, where: present("slug") },
    {
      endpoint: "game_time_to_beats",
      fields: ["game_id", "hastily", "normally", "completely"],
      row: catalogueTimesRow,
      where: CHANGED,
    },
    {
      endpoint: "popularity_primitives",
      fields: ["game_id", "popularity_type", "value"],
      row: catalogueScoreRow,
      where: anyOf("popularity_type", POPULARITY_TYPES),
    },
  ];
  return shapes.map((shape) => ({ ...shape, reader: "the sync job" }));
}

export function igdbChecks(): ServiceChecks {
  const { IGDB_API_URL, IGDB_TOKEN_URL, IGDB_CLIENT_ID, IGDB_CLIENT_SECRET } = env();
  const { IGDB_REQUESTS_PER_SECOND, IGDB_OPEN_REQUESTS } = env();
  const igdb = createJobClient(
    {
      apiUrl: IGDB_API_URL,
      tokenUrl: IGDB_TOKEN_URL,
      clientId: IGDB_CLIENT_ID,
      clientSecret: IGDB_CLIENT_SECRET,
      perSecond: IGDB_REQUESTS_PER_SECOND,
      open: IGDB_OPEN_REQUESTS,
      budgetMs: READ_MS,
    },
    "all",
  );
  return {
    keys: "IGDB_CLIENT_ID and IGDB_CLIENT_SECRET",
    address: "IGDB_API_URL or IGDB_TOKEN_URL",
    first: {
      title: "the keys are accepted, and genres have the ids of our lists",
      run: () => checkGenres(igdb),
    },
    others: [
      ...SHAPES.map((shape) => ({
        title: `${shape.endpoint} have the fields of ${shape.reader ?? "our schema"}`,
        run: () => checkShape(igdb, shape),
      })),
      { title: "a search finds games", run: () => checkSearch(igdb) },
      { title: "games are counted", run: () => checkCount(igdb) },
      { title: "Steam has the numbers of our mapping", run: () => checkSteamNumbers(igdb) },
      { title: "covers are served", run: () => checkCover(igdb) },
    ],
  };
}

async function checkGenres(igdb: IgdbClient): Promise<undefined> {
  const row = z.object({ id: z.number(), slug: z.string() });
  const where = anyOf("id", Object.keys(GENRES).map(Number));
  const rows = await igdb.rows("genres", query({ fields: ["slug"], where }), row);
  const slugs = Object.fromEntries(rows.map(({ id, slug }) => [id, slug]));
  for (const [id, slug] of Object.entries(GENRES)) {
    if (slugs[id] !== slug) {
      throw new Problem(
        `genre ${id} is ${slugs[id] ?? "not there"}, not ${slug}`,
        "Change lib/games/genres.ts.",
      );
    }
  }
}

/** Checks the rows' types, and that each requested field has a value in some row: IGDB omits empty and unknown fields alike. */
async function checkShape(igdb: IgdbClient, { endpoint, fields, row, where }: Shape): Promise<string> {
  const rows = await igdb.rows(endpoint, query({ fields: [...fields], where, limit: 25 }), anyRow);
  if (rows.length === 0)
    throw new Problem("no rows", `Did a field of the condition change? See IGDB's changelog.`);
  parseRows(endpoint, rows, row);
  const missing = fields.filter((path) => !rows.some((value) => has(value, path.split("."))));
  const gone = await withoutValue(igdb, endpoint, missing);
  if (gone.length === 0) return `${fields.length} fields`;
  throw new Problem(
    `no value in any row for ${gone.join(", ")}`,
    "Renamed or removed: change lib/igdb/rows.ts or catalogue-rows.ts.",
  );
}

/** The paths that have no value in any row. */
async function withoutValue(igdb: IgdbClient, endpoint: string, paths: string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const path of paths) {
    const rows = await igdb.rows(endpoint, query({ fields: [path], where: present(path), limit: 1 }), anyRow);
    if (!rows.some((value) => has(value, path.split(".")))) gone.push(path);
  }
  return gone;
}

function has(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((member) => has(member, path));
  const [name, ...rest] = path;
  if (name === undefined) return value !== null && value !== undefined;
  return typeof value === "object" && value !== null && has(Reflect.get(value, name), rest);
}

async function checkSearch(igdb: IgdbClient): Promise<undefined> {
  const found = await igdb.rows(
    "games",
    query({ fields: [...SUMMARY_FIELDS], search: "zelda", limit: 5 }),
    summaryRow,
  );
  if (!found.some(({ name }) => /zelda/i.test(name))) {
    throw new Problem("no game of that name", "The search returned other games.");
  }
}

async function checkCount(igdb: IgdbClient): Promise<string> {
  const count = await igdb.count("games", query({ where: present("cover") }));
  if (count === 0) throw new Problem("no games", "The catalogue is empty.");
  return `${count} games with a cover`;
}

async function checkSteamNumbers(igdb: IgdbClient): Promise<undefined> {
  const sourceRow = z.object({ name: z.string() });
  const typeRow = z.object({ type: z.string() });
  const [[source], [website]] = await Promise.all([
    igdb.rows(
      "external_game_sources",
      query({ fields: ["name"], where: compare("id", "=", STEAM_SOURCE) }),
      sourceRow,
    ),
    igdb.rows(
      "website_types",
      query({ fields: ["type"], where: compare("id", "=", STEAM_WEBSITE) }),
      typeRow,
    ),
  ]);
  const names = [source?.name ?? "nothing", website?.type ?? "nothing"];
  if (names.every((name) => /steam/i.test(name))) return;
  throw new Problem(
    `the ids ${STEAM_SOURCE} and ${STEAM_WEBSITE} are ${names.join(" and ")}`,
    "Change lib/games/steam-app-id.ts.",
  );
}

async function checkCover(igdb: IgdbClient): Promise<undefined> {
  const row = z.object({ image_id: z.string() });
  const [cover] = await igdb.rows(
    "covers",
    query({ fields: ["image_id"], where: present("game"), limit: 1 }),
    row,
  );
  if (!cover) throw new Problem("no covers", "See IGDB's changelog.");
  const url = new URL(`${env().IGDB_IMAGE_URL}/t_cover_big/${cover.image_id}.jpg`, env().SITE_URL);
  const answer = await fetch(url, { signal: AbortSignal.timeout(READ_MS) }).catch(() => null);
  await answer?.body?.cancel();
  const type = answer?.headers.get("content-type") ?? "";
  if (answer?.ok && type.startsWith("image/")) return;
  throw new Problem(
    `${answer ? `${answer.status} ${type}` : "no answer"} for a cover`,
    "Is IGDB_IMAGE_URL right?",
  );
}
