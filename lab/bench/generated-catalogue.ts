/** A game of the generated catalogue: a row of `games`, and its names. */
export type GeneratedGame = {
  id: number;
  slug: string;
  name: string;
  cover_image_id: string | null;
  game_type: number;
  version_parent: number | null;
  parent_game: number | null;
  first_release_date: string | null;
  first_release_format: number | null;
  total_rating: number | null;
  total_rating_count: number;
  hypes: number;
  popularity: number | null;
  hastily: number | null;
  normally: number | null;
  completely: number | null;
  genres: number[];
  themes: number[];
  game_modes: number[];
  platforms: number[];
  developers: number[];
  publishers: number[];
  series: number[];
  /** Alternative and localised ones. */
  otherNames: string[];
};

const words = (text: string) => text.trim().split(/\s+/);

/** Ordered by their frequency in names of games. */
const COMMON = words(`
  world super simulator adventure game dark star space dragon war quest battle legend story island dead escape city
  night hero lost zombie vr puzzle hidden fantasy shadow life final magic dungeon ninja racing tales dream mystery
  kingdom tower house ball time hunter girl monster jump soul blood pixel ultimate fire light king heroes arena
  little saga killer defense box farm ghost sky castle journey rise empire craft tank party fighter run red black cat
  train moon sword golf football soccer forest mind adventures street secret wars robot golden death revenge knight
  alien evil chronicles warrior return master sun park iron day blue earth last princess age attack ocean hell cyber
  beyond cube rush drive lord mini speed survival horror school truck garden witch wizard pirate steel gun mega crazy
  cards trial dungeons raiders edge infinite planet shooter rangers chess beat music rhythm memory dragons path gate
  nova storm silent evolution tycoon manager idle clicker rogue siege vampire samurai combat stone river ice wild
  crystal eternal fallen crown lands realm outbreak apocalypse frontier legacy origins rebirth redemption remastered
  collection edition deluxe complete chapter episode volume season pack bundle classic anniversary gold definitive
`);
const LINKS = ["of the", "of", "and the", "&", "in the", "from the", "for the", "to the", "vs."];
const ROMAN = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"];
const EDITIONS = ["Deluxe Edition", "Game of the Year Edition", "Collector's Edition", "Gold Edition"];
const ADDITIONS = ["Season Pass", "Costume Pack", "Expansion Pass", "Soundtrack", "Starter Pack"];
const SYLLABLES = words(
  "ka lo mir dra el tho ven ar zen qui ros tal bel gor sha ny ul ter vi cas mon de ra li no fen ost wyn bra cor ith jo pel su gra mel tor an eth ru si",
);
const ACCENTED = ["é", "ö", "ü", "á", "ñ", "ō", "ç"];
const KANA =
  "アイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミムメモヤユヨラリルレロワンの伝説物語戦士竜王剣魔法大冒険";
const CYRILLIC = words(
  "Тайна Мир Война Дракон Тень Легенда Ночь Город Звезда Дорога Последний Тёмный Новый Охотник Замок",
);

const GENRES = [31, 32, 9, 12, 13, 15, 5, 8, 10, 14, 33, 11, 16, 25, 34, 4, 24, 35, 2, 7, 26, 30, 36];
const THEMES = [1, 17, 18, 19, 20, 21, 22, 23, 27, 28, 31, 32, 33, 34, 35, 38, 39, 40, 41, 43, 44];
const PLATFORMS = [
  6, 14, 3, 48, 49, 130, 167, 169, 34, 39, 9, 12, 8, 7, 11, 20, 37, 41, 38, 5, 21, 4, 18, 19, 29, 35,
];
const COMPANIES = 60_000;

/** Deterministic; numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = ReturnType<typeof createRandom>;

function createWriter(random: Random) {
  const below = (size: number) => Math.floor(random() * size);
  const pick = <T>(list: readonly T[]): T => {
    const value = list[below(list.length)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  };
  /** The first most often. */
  const pickFrequent = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(list.length * random() ** 1.25)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  };
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  /** Invented names, most of them used once or twice. */
  const rareWord = () => {
    const word = Array.from({ length: pick([2, 2, 3, 3, 3, 4]) }, () => pick(SYLLABLES)).join("");
    return random() < 0.03 ? word + pick(ACCENTED) : word;
  };
  const word = () => capital(random() < 0.62 ? pickFrequent(COMMON) : rareWord());
  const phrase = () => {
    const kind = random();
    if (kind < 0.2) return word();
    if (kind < 0.6) return `${word()} ${word()}`;
    if (kind < 0.72) return `The ${word()} ${word()}`;
    if (kind < 0.86) return `${word()} ${pick(LINKS)} ${word()}`;
    if (kind < 0.95) return `${word()} ${word()} ${word()}`;
    return `${word()}-${word()}`;
  };
  const name = () => {
    const start = phrase();
    const kind = random();
    if (kind < 0.1) return `${start} ${random() < 0.5 ? pickFrequent(ROMAN) : 2 + below(5)}`;
    if (kind < 0.32) return `${start}: ${phrase()}`;
    return start;
  };
  const otherName = () => {
    const kind = random();
    if (kind < 0.5) return Array.from({ length: 4 + below(10) }, () => pick([...KANA])).join("");
    if (kind < 0.7) return `${pick(CYRILLIC)} ${pick(CYRILLIC)}`;
    return name();
  };
  return { below, pick, pickFrequent, name, otherName };
}

/** The same games at each call; a smaller catalogue is the beginning of a larger one. */
export function* generateCatalogue(size: number, firstId = 1_000_000): Generator<GeneratedGame> {
  const random = createRandom(20_261_123);
  const { below, pick, pickFrequent, name, otherName } = createWriter(random);
  const someOf = (list: readonly number[], most: number) => [
    ...new Set(Array.from({ length: 1 + below(most) }, () => pickFrequent(list))),
  ];
  let parent: GeneratedGame | null = null;
  for (let index = 0; index < size; index++) {
    const id = firstId + index;
    // A share of 6 % editions and 8 % additions of the game before them.
    const kind = parent ? random() : 1;
    const edition = kind < 0.06 ? parent : null;
    const addition = !edition && kind < 0.14 ? parent : null;
    const ownName = edition
      ? `${edition.name}: ${pick(EDITIONS)}`
      : addition
        ? `${addition.name} - ${random() < 0.5 ? pick(ADDITIONS) : name()}`
        : name();
    // IGDB's: 80 % of all games are unrated, 6 % have 5 ratings, 1 % has 100, the best known have thousands.
    const luck = random();
    const ratings =
      luck < 0.2
        ? Math.min(
            6000,
            Math.floor(0.9 * (0.2 / (luck + 0.000_02)) ** 1.55 * (edition || addition ? 0.1 : 1)),
          )
        : 0;
    const hasPopularity = ratings > 0 || random() < 0.1;
    const year = 1985 + Math.floor(Math.sqrt(random()) * 43);
    const isDated = random() > 0.12;
    const hours = random() < 0.12 || ratings > 50 ? 1 + Math.floor(60 * random() ** 3) : null;
    const developers = [1 + Math.floor(COMPANIES * random() ** 2)];
    const game: GeneratedGame = {
      id,
      name: ownName,
      slug: `${slugOf(ownName)}-${id}`,
      cover_image_id: random() < 0.85 ? `co${id.toString(36)}` : null,
      game_type: edition
        ? 0
        : addition
          ? pick([1, 1, 2, 13])
          : pickFrequent([0, 0, 0, 0, 0, 0, 11, 3, 9, 8, 5, 4]),
      version_parent: edition?.id ?? null,
      parent_game: addition?.id ?? null,
      first_release_date: isDated ? dateOf(year, below(12), 1 + below(28)) : null,
      first_release_format: isDated && random() < 0.15 ? pick([1, 2, 3]) : null,
      total_rating: ratings > 0 ? Math.round(1000 * (40 + 50 * random())) / 1000 : null,
      total_rating_count: ratings,
      hypes: random() < 0.02 ? 1 + below(200) : 0,
      popularity: hasPopularity ? (ratings + 1) * (0.4 + random()) * 1e-6 : null,
      hastily: hours && hours * 3600,
      normally: hours && Math.round(hours * 1.6) * 3600,
      completely: hours && random() < 0.7 ? Math.round(hours * 2.5) * 3600 : null,
      genres: random() < 0.9 ? someOf(GENRES, 3) : [],
      themes: random() < 0.04 ? [42] : random() < 0.7 ? someOf(THEMES, 2) : [],
      game_modes: someOf([1, 2, 3, 4, 5], 2),
      platforms: someOf(PLATFORMS, 4),
      developers,
      publishers: random() < 0.6 ? developers : [1 + Math.floor(COMPANIES * random() ** 2)],
      // A third of all games; with 350,000 games about ten to a series.
      series: id % 3 === 0 ? [1 + ((id * 7919) % 12_000)] : [],
      otherNames: Array.from(
        { length: ratings > 20 ? below(4) : random() < 0.22 ? 1 + below(2) : 0 },
        otherName,
      ),
    };
    yield game;
    if (!edition && !addition) parent = game;
  }
}

function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
