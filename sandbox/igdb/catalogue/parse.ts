/** A game of the source files, before relations become ids. */
export type GameSource = {
  id: number | null;
  name: string;
  developers: string[];
  publishers: string[];
  porters: string[];
  supporters: string[];
  releases: { date: string; region: number; status: number | null; platforms: string[] }[];
  genres: string[];
  themes: string[];
  modes: string[];
  perspectives: string[];
  ages: string[];
  rating: number | null;
  fame: number;
  extras: Map<string, string>;
  summary: string | null;
  storyline: string | null;
};

const REGIONS: Record<string, number> = {
  eu: 1,
  na: 2,
  au: 3,
  nz: 4,
  jp: 5,
  cn: 6,
  as: 7,
  ww: 8,
  kr: 9,
  br: 10,
};
const words = (text = "") => text.trim().split(/\s+/).filter(Boolean);
const listed = (text = "") =>
  text
    .split(",")
    .map((part) => part.trim().replace("\\/", "/"))
    .filter(Boolean);

/** `2017-03-03 nsw wiiu; 2017-03-03@jp!3 pc`: date, region after `@`, status after `!`, platforms. */
function parseReleases(text: string): GameSource["releases"] {
  return text.split(";").flatMap((part) => {
    const [head, ...platforms] = words(part);
    if (!head) return [];
    const [, date = "", region = "ww", status] = /^([^@!]+)(?:@(\w+))?(?:!(\d+))?$/.exec(head) ?? [];
    const regionId = REGIONS[region];
    if (!regionId) throw new Error(`Unknown region in ${text}`);
    return [{ date, region: regionId, status: status ? Number(status) : null, platforms }];
  });
}

function parseCompanies(text: string) {
  const [left = "", right] = text.split(/(?<!\\)\//);
  const roles = { developers: [] as string[], porters: [] as string[], supporters: [] as string[] };
  for (const entry of listed(left)) {
    if (entry.startsWith("p:")) roles.porters.push(entry.slice(2));
    else if (entry.startsWith("s:")) roles.supporters.push(entry.slice(2));
    else roles.developers.push(entry);
  }
  return { ...roles, publishers: right === undefined ? [...roles.developers] : listed(right) };
}

function parseHead(line: string): GameSource {
  const cells = line.split("|");
  if (cells.length < 7 || cells.length > 8) throw new Error(`Expected 7 or 8 cells: ${line}`);
  const [id = "", name = "", companies = "", releases = "", kinds = "", ages = "", score = "", extras = ""] =
    cells;
  const [genres, themes, modes, perspectives] = kinds.split(";");
  const [rating = "-", fame = "0"] = words(score);
  return {
    id: id.trim() ? Number(id) : null,
    name: name.trim(),
    ...parseCompanies(companies),
    releases: parseReleases(releases),
    genres: words(genres),
    themes: words(themes),
    modes: [...(modes ?? "").trim()],
    perspectives: [...(perspectives ?? "").trim()],
    ages: words(ages).filter((age) => age !== "-"),
    rating: rating === "-" ? null : Number(rating),
    fame: Number(fame),
    extras: new Map(
      extras.split(";").flatMap((entry): [string, string][] => {
        const [, key, value = ""] = /^\s*(\w+)(?:=(.*?))?\s*$/.exec(entry) ?? [];
        return key ? [[key, value]] : [];
      }),
    ),
    summary: null,
    storyline: null,
  };
}

/** Parses a source file; see this folder's README for the format. */
export function parseGames(text: string): GameSource[] {
  const games: GameSource[] = [];
  for (const line of text.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const last = games.at(-1);
    if (/^\d*\|/.test(line)) games.push(parseHead(line));
    else if (!last) throw new Error(`Text before the first game: ${line}`);
    else if (line.startsWith(">")) last.storyline = line.slice(1).trim();
    else last.summary = line.trim();
  }
  return games;
}
