/**
 * IGDB's genres by name, a fixed list (https://api.igdb.com/v4/genres). `list` is the address: IGDB's slug, or that of the
 * spec's tab (section 9 of the spec: 5, 31, 12). IGDB has no genre "Action": its 5 is Shooter, so links name both.
 */
export const GENRES = [
  { list: "adventure", id: 31, slug: "adventure", name: "Adventure", title: "Adventure games" },
  { list: "arcade", id: 33, slug: "arcade", name: "Arcade", title: "Arcade games" },
  {
    list: "card-and-board-game",
    id: 35,
    slug: "card-and-board-game",
    name: "Card & Board Game",
    title: "Card and board games",
  },
  { list: "fighting", id: 4, slug: "fighting", name: "Fighting", title: "Fighting games" },
  {
    list: "hack-and-slash-beat-em-up",
    id: 25,
    slug: "hack-and-slash-beat-em-up",
    name: "Hack and slash/Beat 'em up",
    title: "Hack and slash games",
  },
  { list: "indie", id: 32, slug: "indie", name: "Indie", title: "Indie games" },
  { list: "moba", id: 36, slug: "moba", name: "MOBA", title: "MOBA games" },
  { list: "music", id: 7, slug: "music", name: "Music", title: "Music games" },
  { list: "pinball", id: 30, slug: "pinball", name: "Pinball", title: "Pinball games" },
  { list: "platform", id: 8, slug: "platform", name: "Platform", title: "Platform games" },
  {
    list: "point-and-click",
    id: 2,
    slug: "point-and-click",
    name: "Point-and-click",
    title: "Point-and-click games",
  },
  { list: "puzzle", id: 9, slug: "puzzle", name: "Puzzle", title: "Puzzle games" },
  { list: "quiz-trivia", id: 26, slug: "quiz-trivia", name: "Quiz/Trivia", title: "Quiz and trivia games" },
  { list: "racing", id: 10, slug: "racing", name: "Racing", title: "Racing games" },
  {
    list: "real-time-strategy-rts",
    id: 11,
    slug: "real-time-strategy-rts",
    name: "Real Time Strategy (RTS)",
    title: "Real-time strategy games",
  },
  { list: "rpg", id: 12, slug: "role-playing-rpg", name: "Role-playing (RPG)", title: "Role-playing games" },
  {
    list: "action",
    id: 5,
    slug: "shooter",
    name: "Shooter",
    title: "Action games",
    label: "Action (Shooter)",
  },
  { list: "simulator", id: 13, slug: "simulator", name: "Simulator", title: "Simulation games" },
  { list: "sport", id: 14, slug: "sport", name: "Sport", title: "Sports games" },
  { list: "strategy", id: 15, slug: "strategy", name: "Strategy", title: "Strategy games" },
  { list: "tactical", id: 24, slug: "tactical", name: "Tactical", title: "Tactical games" },
  {
    list: "turn-based-strategy-tbs",
    id: 16,
    slug: "turn-based-strategy-tbs",
    name: "Turn-based strategy (TBS)",
    title: "Turn-based strategy games",
  },
  { list: "visual-novel", id: 34, slug: "visual-novel", name: "Visual Novel", title: "Visual novels" },
] as const;

export type Genre = (typeof GENRES)[number];
export type GameListName = "popular" | Genre["list"];

export const GAME_LISTS: readonly GameListName[] = ["popular", ...GENRES.map(({ list }) => list)];

/** The genre of a list; undefined for the popular games. */
export function genreOfList(list: GameListName): Genre | undefined {
  return GENRES.find((genre) => genre.list === list);
}

/** How links to a genre's list name it. */
export function genreLabel(genre: Genre): string {
  return "label" in genre ? genre.label : genre.name;
}

/** In a menu: without the abbreviation and the second name. */
export function shortGenreName({ name }: Genre): string {
  return name.replace(/ \(.*|\/Beat.*/, "");
}

export function genreOfSlug(slug: string): Genre | undefined {
  return GENRES.find((genre) => genre.slug === slug);
}
