import type { Row, Tables } from "../tables.ts";
import { AGES, codeOf, GENRES, MODES, PERSPECTIVES, STATUSES, THEMES, TYPES } from "./codes.ts";
import { createCompanies } from "./companies.ts";
import { parseDate } from "./dates.ts";
import { playTimes, popularity, ratingFigures } from "./figures.ts";
import { checksum, hash, imageId, imageUrl, slugOf } from "./identity.ts";
import { createNamedRows, ownId } from "./named-rows.ts";
import type { GameSource } from "./parse.ts";
import { linkGames } from "./relations.ts";
import { sitesOf } from "./websites.ts";

const FIRST_ROW = Date.UTC(2011, 1, 13) / 1000;
const CATALOGUE_DAY = Date.UTC(2026, 10, 20) / 1000;
const DAY = 86_400;

/** A game's source and its row, before the relations between games are resolved. */
export type Entry = { source: GameSource; row: Row; key: string };

const stamp = (row: Row) => ({ created_at: row.created_at, updated_at: row.updated_at });

/** A game's first release date; vague dates count as their last day. */
function firstDate(source: GameSource): number | undefined {
  const dates = source.releases.flatMap(({ date }) => parseDate(date).date ?? []);
  return dates.length > 0 ? Math.min(...dates) : undefined;
}

/** Rows of the games and their children, from the parsed sources. */
export function expandGames(sources: GameSource[], platformCodes: Map<string, number>): Tables {
  const tables = {
    games: [] as Row[],
    covers: [] as Row[],
    screenshots: [] as Row[],
    artworks: [] as Row[],
    game_videos: [] as Row[],
    involved_companies: [] as Row[],
    release_dates: [] as Row[],
    websites: [] as Row[],
    external_games: [] as Row[],
    age_ratings: [] as Row[],
    alternative_names: [] as Row[],
    game_localizations: [] as Row[],
    game_time_to_beats: [] as Row[],
    popularity_primitives: [] as Row[],
  };
  const companies = createCompanies();
  const collections = createNamedRows("collections", true);
  const franchises = createNamedRows("franchises", true);
  const keywords = createNamedRows("keywords", false);
  const engines = createNamedRows("game_engines", false);
  const entries: Entry[] = [];
  const ids = new Set(sources.flatMap(({ id }) => id ?? []));
  const slugs = new Map<string, number>();

  /** Adds child rows with ids derived from the game's, and sets its field. */
  function addChildren(
    game: Row,
    endpoint: keyof typeof tables,
    field: string,
    children: object[],
    room = 100,
  ) {
    // Age ratings do not refer to their game.
    const owner = endpoint === "age_ratings" ? {} : { game: game.id };
    if (children.length === 0) return;
    game[field] = children.map((child, index) => {
      const id = game.id * room + index;
      tables[endpoint].push({ id, ...owner, ...child, checksum: checksum(`${endpoint}:${id}`) });
      return id;
    });
  }

  function image(prefix: "co" | "sc" | "ar", number: number, width: number, height: number) {
    const image_id = imageId(prefix, number);
    return { alpha_channel: false, animated: false, image_id, url: imageUrl(image_id), width, height };
  }

  function addCompanies(game: Row, source: GameSource) {
    const names = new Set([
      ...source.developers,
      ...source.publishers,
      ...source.porters,
      ...source.supporters,
    ]);
    const children = [...names].map((name) => {
      const company = companies.use(name);
      const developer = source.developers.includes(name);
      const publisher = source.publishers.includes(name);
      if (developer) company.developed.push(game.id);
      if (publisher) company.published.push(game.id);
      const porting = source.porters.includes(name);
      const supporting = source.supporters.includes(name);
      return { company: company.id, developer, publisher, porting, supporting, ...stamp(game) };
    });
    addChildren(game, "involved_companies", "involved_companies", children);
  }

  function addReleases(game: Row, source: GameSource) {
    const platforms = new Set<number>();
    const children = source.releases.flatMap(({ date, region, status, platforms: codes }) =>
      codes.map((code) => {
        const platform = platformCodes.get(code);
        if (platform === undefined) throw new Error(`Unknown platform "${code}" in ${source.name}`);
        platforms.add(platform);
        return {
          ...parseDate(date),
          platform,
          release_region: region,
          ...(status ? { status } : {}),
          ...stamp(game),
        };
      }),
    );
    if (platforms.size > 0) game.platforms = [...platforms];
    addChildren(game, "release_dates", "release_dates", children);
  }

  function addImages(game: Row, source: GameSource) {
    if (source.extras.has("nocover")) return;
    game.cover = game.id;
    tables.covers.push({
      id: game.id,
      game: game.id,
      ...image("co", game.id, 600, 800),
      checksum: checksum(`covers:${game.id}`),
    });
    const shots = Array.from({ length: 3 + (hash(source.name) % 4) }, (_, index) =>
      image("sc", game.id * 10 + index, 1920, 1080),
    );
    addChildren(game, "screenshots", "screenshots", shots, 10);
    addChildren(game, "artworks", "artworks", [image("ar", game.id, 1920, 1080)], 10);
  }

  function addNames(game: Row, source: GameSource) {
    const names = (source.extras.get("alt") ?? "").split(" + ").flatMap((text) => {
      const [, name, comment] = /^(.+?)(?: \(([^()]+)\))?$/.exec(text.trim()) ?? [];
      return name ? [{ name, ...(comment ? { comment } : {}) }] : [];
    });
    addChildren(game, "alternative_names", "alternative_names", names, 10);
    const localized = names.filter(({ comment }) => comment?.startsWith("Japanese"));
    addChildren(
      game,
      "game_localizations",
      "game_localizations",
      localized.map(({ name }) => ({ name })),
      10,
    );
    const videos = (source.extras.get("vid") ?? "").split(" + ").flatMap((text) => {
      const [, video_id, name] = /^([\w-]{11}) (.+)$/.exec(text.trim()) ?? [];
      return video_id ? [{ video_id, name }] : [];
    });
    addChildren(game, "game_videos", "videos", videos, 10);
  }

  function addLinks(game: Row, source: GameSource) {
    const sites = sitesOf(source);
    addChildren(game, "websites", "websites", sites);
    const steam = source.extras.get("st");
    const children = steam
      ? [
          {
            external_game_source: 1,
            uid: steam,
            name: source.name,
            url: `https://store.steampowered.com/app/${steam}`,
            ...stamp(game),
          },
        ]
      : [];
    addChildren(game, "external_games", "external_games", children, 10);
    const ratings = source.ages.map((age) => {
      const [organization, rating_category] = codeOf(AGES, age, source.name);
      return { organization, rating_category };
    });
    addChildren(game, "age_ratings", "age_ratings", ratings, 10);
  }

  function addFigures(game: Row, source: GameSource, key: string) {
    Object.assign(game, ratingFigures(source, key));
    const times = playTimes(source, key);
    if (times)
      tables.game_time_to_beats.push({
        id: game.id,
        game_id: game.id,
        ...times,
        ...stamp(game),
        checksum: checksum(`ttb:${game.id}`),
      });
    const values = popularity(source, key, source.extras.has("st"));
    values.forEach(([popularity_type, value], index) => {
      tables.popularity_primitives.push({
        id: game.id * 20 + index,
        game_id: game.id,
        popularity_type,
        external_popularity_source: popularity_type === 5 || popularity_type > 6 ? 1 : 121,
        value,
        calculated_at: CATALOGUE_DAY,
        created_at: CATALOGUE_DAY - 30 * DAY,
        updated_at: CATALOGUE_DAY,
        checksum: checksum(`pop:${game.id}:${popularity_type}`),
      });
    });
  }

  function addGroups(game: Row, source: GameSource) {
    const groups = (key: string, use: (name: string, game: number) => number) =>
      (source.extras.get(key) ?? "")
        .split(" + ")
        .filter(Boolean)
        .map((name) => use(name.trim(), game.id));
    const set = (field: string, list: number[]) => {
      if (list.length > 0) game[field] = list;
    };
    set("collections", groups("col", collections.use));
    const owned = groups("fr", franchises.use);
    set("franchises", owned);
    if (owned[0] !== undefined) game.franchise = owned[0];
    set("keywords", groups("kw", keywords.use));
    set("game_engines", groups("eng", engines.use));
  }

  function addKinds(game: Row, source: GameSource) {
    const kinds: [string, string[], Record<string, number>, number][] = [
      ["genres", source.genres, GENRES, 1],
      ["themes", source.themes, THEMES, 0],
      ["game_modes", source.modes, MODES, -1],
      ["player_perspectives", source.perspectives, PERSPECTIVES, 4],
    ];
    const tags: number[] = [];
    for (const [field, codes, table, tagType] of kinds) {
      if (codes.length === 0) continue;
      const list = codes.map((code) => codeOf(table, code, source.name));
      game[field] = list;
      if (tagType >= 0) tags.push(...list.map((id) => tagType * 2 ** 28 + id));
    }
    if (tags.length > 0) game.tags = tags;
  }

  // Sorted by release date, so that the older of two games with the same name gets the slug without a number.
  const aged = sources.map((source) => ({ source, first: firstDate(source) }));
  aged.sort((a, b) => (a.first ?? Number.POSITIVE_INFINITY) - (b.first ?? Number.POSITIVE_INFINITY));
  for (const { source, first } of aged) {
    const key = `${source.name}|${source.releases[0]?.date ?? ""}`;
    const id = source.id ?? ownId(key, ids);
    ids.add(id);
    const base = source.extras.get("slug") ?? (slugOf(source.name) || `game-${id}`);
    const seen = slugs.get(base) ?? 0;
    slugs.set(base, seen + 1);
    const slug = seen === 0 ? base : `${base}--${seen}`;
    const created_at = Math.max(
      FIRST_ROW,
      Math.min((first ?? CATALOGUE_DAY) - 300 * DAY, CATALOGUE_DAY - 60 * DAY),
    );
    const row: Row = {
      id,
      name: source.name,
      slug,
      url: `https://www.igdb.com/games/${slug}`,
      game_type: codeOf(TYPES, source.extras.get("type") ?? "main", source.name),
      created_at,
      updated_at: CATALOGUE_DAY - (hash(key) % 400) * DAY - (hash(key) % DAY),
      checksum: checksum(`games:${id}`),
    };
    if (row.updated_at !== undefined) row.updated_at = Math.max(created_at, Number(row.updated_at));
    if (first !== undefined) row.first_release_date = first;
    if (source.summary) row.summary = source.summary;
    if (source.storyline) row.storyline = source.storyline;
    const status = source.extras.get("status");
    if (status) row.game_status = codeOf(STATUSES, status, source.name);
    const entry = { source, row, key };
    entries.push(entry);
    tables.games.push(row);
    addKinds(row, source);
    addCompanies(row, source);
    addReleases(row, source);
    addImages(row, source);
    addNames(row, source);
    addLinks(row, source);
    addFigures(row, source, key);
    addGroups(row, source);
  }
  linkGames(entries);
  tables.games.sort((a, b) => a.id - b.id);
  return {
    ...tables,
    companies: companies.rows(),
    company_logos: companies.logos,
    company_websites: companies.websites,
    collections: collections.rows(),
    franchises: franchises.rows(),
    keywords: keywords.rows(),
    game_engines: engines.rows(),
  };
}
