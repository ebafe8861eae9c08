import { setTimeout } from "node:timers/promises";
import { UserError } from "../../scripts/lib/user-error.ts";
import { IMPORT_TITLES } from "../../supabase/tests/import-titles.ts";
import { judgeTitles, type TitleAnswer, type TitleVerdict } from "../../supabase/tests/judge-titles.ts";
import { residentBytes } from "../lib/resident.ts";
import { median } from "./percentiles.ts";
import { type BenchGame, sessionCookie } from "./subjects.ts";

const ROWS = 5000;
const MANY_ROWS = 20_000;
const UNKNOWN_TITLES = 300;
const EXPORT_ROUNDS = 7;
const SAMPLE_MS = 20;
const EXPORTS = [
  "format=json",
  "format=csv&table=games",
  "format=yamtrack",
  "format=ryot",
  "format=backloggd",
];

/** Imports of files, and downloads of a long shelf. */
export interface FileImports {
  rows: number;
  withIds: { seconds: number; found: number };
  titles: { seconds: number; found: number; upstreamCalls: number };
  /** Titles that the catalogue does not have, until all are looked up. `found` have candidates. */
  unknown: { rows: number; seconds: number; found: number };
  /** How titles in the spellings of other sites are matched. */
  spellings: TitleVerdict;
  manyRows: number;
  /** Bytes; null if the system does not report it. */
  memory: { idle: number; peak: number } | null;
  /** Ms until the first byte of the slowest export, for a shelf of `manyRows` games and an empty one. */
  firstByte: { format: string; many: number; empty: number };
}

type ImportTarget = { site: string; requestsUrl: string; pid: number };
type Client = { site: string; cookie: string };

/** Measures one app. `games` are at least `manyRows` games of its catalogue. */
export async function measureFileImports(target: ImportTarget, games: BenchGame[]): Promise<FileImports> {
  const { site, requestsUrl, pid } = target;
  const shelf: Client = { site, cookie: await sessionCookie(site) };
  const empty: Client = { site, cookie: await sessionCookie(site, "guest") };
  // The first import loads code.
  await runImport(shelf, listOfIds(games.slice(0, 10)));
  const withIds = await runImport(shelf, listOfIds(games.slice(0, ROWS)));
  await fetch(requestsUrl, { method: "DELETE" });
  const titles = await runImport(shelf, listOfTitles(games.slice(ROWS, 2 * ROWS)));
  const calls: { service: string }[] = await (await fetch(requestsUrl)).json();
  const unknown = await matchUnknown(empty);
  const spellings = await matchSpellings(empty);
  const memory = await peakDuring(pid, () => runImport(shelf, wideTable(games.slice(0, MANY_ROWS))));
  return {
    rows: ROWS,
    withIds,
    titles: { ...titles, upstreamCalls: calls.filter(({ service }) => service === "igdb").length },
    unknown,
    spellings,
    manyRows: MANY_ROWS,
    memory,
    firstByte: await slowestExport(shelf, empty),
  };
}

type Sheet = { name: string; text: string };

/** A list of IGDB. */
function listOfIds(games: readonly BenchGame[]): Sheet {
  const rows = games.map(({ id }) => `${id},,,,Main Game,`);
  return sheet("want_to_play.csv", ["id,game,url,rating,category,release_date", ...rows]);
}

/** A library of Backloggery, which has no ids. */
function listOfTitles(games: readonly Pick<BenchGame, "id" | "name">[]): Sheet {
  const header =
    "Unique Game ID,Title,Platform,Sub-Platform,Status,Priority,Format,Ownership,Notes,Child Of,Last Updated";
  const rows = games.map(
    ({ id, name }) => `${id},${quoted(name)},,,Beaten,Normal,Digital,Owned,,,2024-01-01`,
  );
  return sheet("library.csv", ["Backloggery,library,v1", "", header, ...rows]);
}

const FIRST_WORDS =
  "Vorlax Thimble Quondary Mirefall Sundering Ostrava Pebblekin Gloamhart Zephyrine Brackish Dunmarrow Kestrelle Hollow Iron Shadow".split(
    " ",
  );
const LAST_WORDS =
  "Chronicles|of the Hollow|Odyssey 2|Reckoning|Garden|Tactics|Saga III|Syndicate|Wardens|Arcade|Valley Stories|Trials|Legacy of Embers|Deluxe Edition|(PS4)".split(
    "|",
  );

/** Titles of no game: of invented words, and of words that the catalogue knows. */
function unknownTitles(): string[] {
  const count = FIRST_WORDS.length * LAST_WORDS.length;
  return Array.from({ length: UNKNOWN_TITLES }, (_, index) => {
    const first = FIRST_WORDS[index % FIRST_WORDS.length];
    const last = LAST_WORDS[Math.floor(index / FIRST_WORDS.length) % LAST_WORDS.length];
    return index < count ? `${first} ${last}` : `${first} Emberwright ${last}`;
  });
}

/** Matches titles of no game, and writes nothing. */
async function matchUnknown(client: Client): Promise<FileImports["unknown"]> {
  const { name, text } = listOfTitles(unknownTitles().map((name, index) => ({ id: index + 1, name })));
  const body = new FormData();
  body.set("file", new File([text], name, { type: "text/csv" }));
  const { id } = await request(client, "/api/imports", { method: "POST", body });
  const startMs = performance.now();
  await runSteps(client, id, "match");
  const seconds = (performance.now() - startMs) / 1000;
  const { import: review } = await request(client, `/api/imports/${id}`);
  await request(client, `/api/imports/${id}`, { method: "DELETE" });
  return { rows: UNKNOWN_TITLES, seconds, found: UNKNOWN_TITLES - review.counts.not_found };
}

/** Matches `IMPORT_TITLES`, and writes nothing. */
async function matchSpellings(client: Client): Promise<TitleVerdict> {
  const rows = IMPORT_TITLES.map(({ title, year, platform }) => [title, year ?? "", platform ?? ""]);
  const { name, text } = sheet(
    "titles.csv",
    [["Title", "Year", "Platform"], ...rows].map((cells) =>
      cells.map((cell) => quoted(String(cell))).join(","),
    ),
  );
  const body = new FormData();
  body.set("file", new File([text], name, { type: "text/csv" }));
  const columns = { title: "Title", year: "Year", platform: "Platform" };
  const { tables } = await request(client, "/api/imports", { method: "POST", body });
  const mapping = { columns, ratingScale: 10, timeUnit: "hours", dateOrder: "dmy" };
  body.set("mappings", JSON.stringify([{ headerKey: tables[0].headerKey, mapping, isKept: false }]));
  const { id } = await request(client, "/api/imports?mapped", { method: "POST", body });
  await runSteps(client, id, "match");
  const answers = new Map<number, TitleAnswer>();
  for (const kind of ["new", "check"]) {
    for (let after: number | null = 0; after !== null; ) {
      const page = await request(client, `/api/imports/${id}/rows?kind=${kind}&after=${after}`);
      for (const { lines, game, candidates, isLikely } of page.rows) {
        const { name, releaseYear: year } = game ?? candidates[0];
        for (const line of lines) answers.set(line, { isMatched: game !== null, isLikely, name, year });
      }
      after = page.next;
    }
  }
  await request(client, `/api/imports/${id}`, { method: "DELETE" });
  // The first line is the header.
  return judgeTitles(IMPORT_TITLES.map((_, index) => answers.get(index + 2)));
}

/** A collection of Infinite Backlog, with 45 columns. */
function wideTable(games: readonly BenchGame[]): Sheet {
  const header = `IGDB ID,Game name,Game release date,IGDB Edition ID,Game Edition name,Platform,Type,Status,Completion,Ownership,Acquisition,State,Format,Digital service,Subscription,Playtime,Times completed,Completion date,Completion date type,Progress notes,Borrowed from,Returned to owner,Lent to,Lent out,Condition,Region,Collection notes,Amount paid,Acquisition date,Acquisition Source,Additional Cost,Game condition,Manual condition,Box condition,Manual progress,Acquisition Notes,Rating (Score),Rating (Gameplay),Rating (Sound),Rating (Story),Rating (Visual),Rating (Accessibility),Tags,Date added,Last updated`;
  const rows = games.map(
    ({ id, name }) =>
      `${id},${quoted(name)},2024-02-29,,,Windows PC,,Played,Beaten,Owned,Purchase,,Digital,Steam,,4991,,2025-11-04,day,"Game number ${id}, played with the guide",,"",,"No",,,"",3299,2024-12-19,"CDKeys",,,,,,"",8,10,10,7,9,9,Played on Steam Deck,2025-01-24T11:00:25.000Z,2025-11-05T00:42:20.000Z`,
  );
  return sheet("collection.csv", [header, ...rows]);
}

const sheet = (name: string, lines: string[]): Sheet => ({ name, text: lines.join("\n") });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Imports as the pages do: uploads, then repeats each step until nothing is left. */
async function runImport(client: Client, { name, text }: Sheet): Promise<{ seconds: number; found: number }> {
  const body = new FormData();
  body.set("file", new File([text], name, { type: "text/csv" }));
  const startMs = performance.now();
  const { id } = await request(client, "/api/imports", { method: "POST", body });
  await runSteps(client, id, "match");
  const { import: review } = await request(client, `/api/imports/${id}`);
  await runSteps(client, id, "write");
  const { new: added, existing, unchanged } = review.counts;
  return { seconds: (performance.now() - startMs) / 1000, found: added + existing + unchanged };
}

async function runSteps(client: Client, id: string, step: "match" | "write"): Promise<void> {
  for (let left = 1; left > 0; ) {
    ({ left } = await request(client, `/api/imports/${id}/${step}`, { method: "POST" }));
  }
}

/** The resident memory before, and its highest value while `act` runs. */
async function peakDuring(pid: number, act: () => Promise<unknown>): Promise<FileImports["memory"]> {
  const idle = await residentBytes(pid);
  if (idle === null) return null;
  let peak = idle;
  const isOver = act().then(() => true);
  while (!(await Promise.race([isOver, setTimeout(SAMPLE_MS, false)]))) {
    peak = Math.max(peak, (await residentBytes(pid)) ?? 0);
  }
  return { idle, peak };
}

/** The export whose first byte is delayed most by the games. */
async function slowestExport(many: Client, empty: Client): Promise<FileImports["firstByte"]> {
  const all: FileImports["firstByte"][] = [];
  for (const format of EXPORTS) {
    const times = { many: [] as number[], empty: [] as number[] };
    for (let round = 0; round < EXPORT_ROUNDS; round++) {
      times.many.push(await firstByteMs(many, format));
      times.empty.push(await firstByteMs(empty, format));
    }
    all.push({ format, many: median(times.many), empty: median(times.empty) });
  }
  const [slowest] = all.sort((a, b) => b.many - b.empty - (a.many - a.empty));
  if (!slowest) throw new UserError("There is no export.");
  return slowest;
}

async function firstByteMs({ site, cookie }: Client, format: string): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(`${site}/api/profile/data?${format}`, { headers: { cookie, origin: site } });
  if (!response.ok || !response.body)
    throw new UserError(`The export ${format} returned ${response.status}.`);
  const reader = response.body.getReader();
  await reader.read();
  const ms = performance.now() - startMs;
  await reader.cancel();
  return ms;
}

async function request({ site, cookie }: Client, path: string, init: RequestInit = {}) {
  const response = await fetch(site + path, { ...init, headers: { cookie, origin: site } });
  if (!response.ok) throw new UserError(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}
