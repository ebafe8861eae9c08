import { type Row, rowsOf, type Tables } from "../igdb/tables.ts";
import { SAMPLE_REVIEWS } from "./sample-reviews.ts";
import { createRowMaker, type ShelfRow } from "./sample-shelf.ts";

const DAY_MS = 86_400_000;
const idOf = (number: number) => `5d3e0000-0000-4000-8000-0000000001${String(number).padStart(2, "0")}`;

type Status = "want" | "playing" | "completed" | "paused" | "dropped" | "endless";
/** Name, status, rating, hours, and how many days ago it got the status; then the rating, if later or alone. */
type SampleGame = [
  name: string,
  status: Status,
  rating: number | null,
  hours: number | null,
  days: number,
  ratedDays?: number,
];

type PersonList = { title: string; description: string; isRanked: boolean; days: number; games: string[] };

type SamplePerson = {
  username: string;
  about: string;
  sections: string[];
  /** By username. */
  follows: string[];
  games: SampleGame[];
  lists?: PersonList[];
};

const OPEN = ["hours", "ratings", "dates", "plays", "lists", "statistics"];

/** People with different tastes, who follow each other and have done something lately. */
const PEOPLE: SamplePerson[] = [
  {
    username: "mirabel",
    about: "Stories first. I read every codex entry, and I am not sorry.",
    sections: OPEN,
    follows: ["demo", "quietfox", "oldsave", "ines"],
    games: [
      ["Disco Elysium", "completed", 9, 34, 0.09],
      ["Outer Wilds", "completed", 10, 24, 3.2],
      ["Return of the Obra Dinn", "completed", 9, 11, 9.4],
      ["Blue Prince", "playing", null, 12, 1.4],
      ["Mass Effect 2", "completed", 9, 41, 120],
      ["Planescape: Torment", "completed", 10, 52, 200],
      ["The Witcher 3: Wild Hunt", "completed", 9, 103, 300],
      ["Red Dead Redemption 2", "completed", 8, 71, 400],
      ["The Last of Us Part II", "paused", 7, 15, 41],
      ["Baldur's Gate 3", "playing", 9, 88, 16, 15],
      ["Journey", "completed", 9, 2, 500],
      ["Inside", "completed", 8, 4, 510],
      ["Pillars of Eternity", "want", null, null, 5.1],
      ["Divinity: Original Sin II", "want", null, null, 5.15],
      ["Silent Hill f", "want", null, null, 5.2],
      ["Portal 2", "completed", 9, 9, 900],
      ["Hades", "completed", 8, 31, 700],
      ["Clair Obscur: Expedition 33", "completed", 9, 38, 165],
      ["The Elder Scrolls V: Skyrim", "paused", 8, 96, 209],
    ],
    lists: [
      {
        title: "Read slowly",
        description: "Games with more words than a novel, and better ones.",
        isRanked: false,
        days: 6.3,
        games: [
          "Disco Elysium",
          "Planescape: Torment",
          "Outer Wilds",
          "Return of the Obra Dinn",
          "The Witcher 3: Wild Hunt",
        ],
      },
    ],
  },
  {
    username: "jonas_k",
    about: "One more turn. Then bed. Then one more turn.",
    sections: OPEN,
    follows: ["mirabel", "tomasz", "ines"],
    games: [
      ["Hollow Knight: Silksong", "want", null, null, 0.22],
      ["Metroid Prime 4: Beyond", "want", null, null, 0.221],
      ["Hades II", "want", null, null, 0.222],
      ["Final Fantasy VII Remake", "want", null, null, 0.223],
      ["Persona 5", "want", null, null, 0.224],
      ["Sid Meier's Civilization VI", "endless", 9, 640, 90],
      ["Factorio", "endless", 10, 410, 250],
      ["RimWorld", "endless", 9, 220, 300],
      ["Into the Breach", "completed", 9, 28, 2.3],
      ["Slay the Spire", "completed", 10, 190, 310],
      ["XCOM 2", "completed", 8, 77, 350],
      ["Crusader Kings III", "playing", 8, 60, 4.6, 4.5],
      ["Stellaris", "dropped", 5, 9, 60],
      ["Baldur's Gate 3", "completed", 10, 131, 70],
      ["Balatro", "completed", 9, 55, 12.2],
      ["Portal 2", "completed", 9, 8, 800],
      ["The Witcher 3: Wild Hunt", "completed", 8, 66, 820],
      ["Fortnite", "dropped", 4, 11, 189],
    ],
  },
  {
    username: "pixelnora",
    about: "Short games, good soundtracks, cats wherever possible.",
    sections: OPEN,
    follows: ["mirabel", "tomasz", "oldsave"],
    games: [
      ["Undertale", "completed", 10, 9, 1.9],
      ["Journey", "completed", 9, 2, 30],
      ["Inside", "completed", 9, 4, 31],
      ["Stardew Valley", "playing", 9, 140, 7.5, 7.4],
      ["Hollow Knight", "completed", 9, 38, 60],
      ["Portal", "completed", 10, 4, 100],
      ["Portal 2", "completed", 10, 9, 101],
      ["Super Metroid", "completed", 9, 7, 120],
      ["Chrono Trigger", "completed", 10, 23, 150],
      ["Papers, Please", "completed", 7, 5, 170],
      ["Vampire Survivors", "completed", 8, 21, 2.7],
      ["Katamari Damacy", "want", null, null, 3.8],
      ["Ori and the Will of the Wisps", "playing", null, 3, 0.8],
      ["Animal Crossing: New Horizons", "endless", 8, 210, 400],
      ["Hades", "completed", 9, 44, 420],
      ["Hollow Knight: Silksong", "completed", 8, 41, 52],
      ["Grand Theft Auto V", "dropped", 6, 12, 229],
      ["Minecraft", "endless", 8, 120, 340],
    ],
    lists: [
      {
        title: "Short enough for a Sunday",
        description: "Games that end before the weekend does.",
        isRanked: false,
        days: 1.2,
        games: [
          "Undertale",
          "Portal",
          "Super Metroid",
          "Journey",
          "Chrono Trigger",
          "Inside",
          "Papers, Please",
        ],
      },
    ],
  },
  {
    username: "quietfox",
    about: "Mostly horror, always with the lights on.",
    sections: OPEN,
    follows: ["pixelnora", "demo", "ines", "mirabel"],
    games: [
      ["The Last of Us Part II", "completed", 8, 26, 1.4],
      ["Resident Evil Village", "completed", 7, 12, 8.6],
      ["Resident Evil 7: Biohazard", "completed", 9, 11, 50],
      ["Bloodborne", "completed", 10, 62, 90],
      ["Silent Hill f", "playing", null, 6, 2.6],
      ["Subnautica", "completed", 9, 33, 130],
      ["Inside", "completed", 10, 4, 160],
      ["Prey", "completed", 8, 25, 180],
      ["BioShock", "completed", 9, 14, 210],
      ["Half-Life: Alyx", "want", null, null, 4.4],
      ["Disco Elysium", "paused", 8, 10, 22],
      ["The Witcher 3: Wild Hunt", "dropped", 6, 8, 260],
      ["Resident Evil Requiem", "want", null, null, 11.1],
      ["Death Stranding", "completed", 9, 58, 320],
      ["The Last of Us", "completed", 9, 16, 370],
      ["Resident Evil 2", "completed", 9, 14, 110],
    ],
  },
  {
    username: "tomasz",
    about: "I rate everything. Ask me about the other half of the scale.",
    sections: ["ratings", "dates", "lists", "statistics"],
    follows: ["jonas_k", "demo", "oldsave"],
    games: [
      ["BioShock", "completed", 9, 13, 600, 1.72],
      ["Portal 2", "completed", 10, 8, 610, 1.721],
      ["Half-Life 2", "completed", 9, 14, 620, 1.722],
      ["Mass Effect 2", "completed", 8, 35, 630, 1.723],
      ["Titanfall 2", "completed", 9, 7, 3.4],
      ["Doom Eternal", "completed", 8, 15, 13.2],
      ["Elden Ring", "playing", 10, 97, 62, 6],
      ["Dark Souls", "completed", 10, 60, 200],
      ["Bloodborne", "completed", 9, 45, 240],
      ["Cyberpunk 2077", "completed", 7, 52, 280],
      ["Death Stranding", "dropped", 3, 6, 20],
      ["The Witcher 3: Wild Hunt", "completed", 9, 120, 700],
      ["Red Dead Redemption 2", "completed", 9, 80, 710],
      ["Hades", "completed", 9, 60, 720],
      ["Grand Theft Auto VI", "want", null, null, 2.1],
      ["Sekiro: Shadows Die Twice", "completed", 10, 48, 175],
      ["Grand Theft Auto V", "completed", 8, 61, 500],
    ],
    lists: [
      {
        title: "Shooters that still hold up",
        description: "Played again this year, on the hardest setting that was still fun.",
        isRanked: true,
        days: 4.2,
        games: ["Titanfall 2", "Half-Life 2", "Doom", "BioShock", "Halo: Combat Evolved"],
      },
    ],
  },
  {
    username: "oldsave",
    about: "Cartridges, manuals, maps on squared paper.",
    sections: ["ratings", "dates", "lists", "statistics"],
    follows: ["mirabel", "demo"],
    games: [
      ["Chrono Trigger", "completed", 10, 30, 2.2],
      ["Super Metroid", "completed", 10, 9, 5.5],
      ["The Legend of Zelda: A Link to the Past", "completed", 9, 18, 40],
      ["The Legend of Zelda: Breath of the Wild", "completed", 9, 110, 80],
      ["Super Mario World", "completed", 9, 12, 90],
      ["EarthBound", "completed", 10, 33, 140],
      ["Half-Life", "completed", 9, 12, 160],
      ["Planescape: Torment", "completed", 9, 48, 190],
      ["The Witcher 3: Wild Hunt", "completed", 9, 90, 220],
      ["Portal 2", "completed", 9, 8, 240],
      ["Hollow Knight", "playing", 9, 20, 1.1],
      ["Red Dead Redemption 2", "completed", 8, 66, 260],
      ["Elden Ring", "paused", 8, 30, 33],
      ["God of War", "completed", 8, 24, 300],
      ["The Legend of Zelda: Ocarina of Time", "completed", 10, 40, 450],
      ["Super Mario Odyssey", "completed", 9, 28, 129],
    ],
  },
  {
    username: "ines",
    about: "Big worlds, photo mode, no fast travel.",
    sections: OPEN,
    follows: ["pixelnora", "quietfox"],
    games: [
      ["The Legend of Zelda: Tears of the Kingdom", "completed", 10, 130, 1.6],
      ["The Legend of Zelda: Breath of the Wild", "completed", 10, 150, 200],
      ["Red Dead Redemption 2", "completed", 9, 95, 220],
      ["Horizon Forbidden West", "completed", 8, 70, 60],
      ["Ghost of Tsushima", "completed", 9, 62, 80],
      ["The Witcher 3: Wild Hunt", "completed", 9, 140, 300],
      ["Elden Ring", "completed", 9, 120, 140],
      ["Cyberpunk 2077", "playing", 8, 40, 4.9],
      ["Hollow Knight", "dropped", 6, 7, 100],
      ["Stardew Valley", "endless", 9, 90, 400],
      ["Disco Elysium", "completed", 9, 29, 260],
      ["Death Stranding", "completed", 9, 80, 320],
      ["Ghost of Yōtei", "want", null, null, 0.5],
      ["Grand Theft Auto VI", "playing", 9, 23, 4.2],
    ],
  },
];

export const SAMPLE_PEOPLE = PEOPLE.map((person, index) => ({
  ...person,
  id: idOf(index + 1),
  email: `${person.username}@questshelf.test`,
  password: `questshelf-${person.username}`,
}));

/** Whom the sample account follows. */
export const FOLLOWED_BY_DEMO = ["mirabel", "jonas_k", "pixelnora", "quietfox", "tomasz"];

const timeOf = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

type PeopleShelfRow = Omit<ShelfRow, "imported"> & { user_id: string; rated_at: string | null };

/** The games of all of them, with times relative to now; those that the catalogue does not have are left out. */
export function peopleShelves(tables: Tables): PeopleShelfRow[] {
  const gameOf = gamesByName(tables);
  const toRow = createRowMaker(tables);
  return SAMPLE_PEOPLE.flatMap(({ id, games }) =>
    games.flatMap(([name, status, rating, hours, days, ratedDays = days]) => {
      const game = gameOf(name);
      if (!game) return [];
      const { imported, ...row } = toRow(game, { status }, 0);
      return {
        ...row,
        user_id: id,
        date_added: timeOf(days),
        date_completed: status === "completed" ? timeOf(days) : null,
        user_rating: rating,
        hours_played: hours,
        rated_at: rating === null ? null : timeOf(ratedDays),
      };
    }),
  );
}

/** Their public lists. */
export function peopleLists(tables: Tables) {
  const gameOf = gamesByName(tables);
  return SAMPLE_PEOPLE.flatMap(({ id, lists = [] }, person) =>
    lists.map(({ days, games, ...list }) => ({
      ...list,
      id: idOf(50 + person),
      userId: id,
      publishedAt: timeOf(days),
      games: games.flatMap((name) => {
        const game = gameOf(name);
        return game ? { id: game.id, name, note: null } : [];
      }),
    })),
  );
}

/** Their public reviews, where they played the game, and who likes them. */
export function peopleReviews(tables: Tables) {
  const gameOf = gamesByName(tables);
  const ids = new Map(SAMPLE_PEOPLE.map(({ username, id }) => [username, id]));
  return SAMPLE_REVIEWS.flatMap(({ username, game, daysAgo, ...review }) => {
    const [userId, gameId] = [ids.get(username), gameOf(game)?.id];
    return userId && gameId ? [{ ...review, userId, gameId, createdAt: timeOf(daysAgo) }] : [];
  });
}

/** Finds the best known game of a name. */
function gamesByName(tables: Tables): (name: string) => Row | undefined {
  const games = new Map<unknown, Row>();
  const fame = (game: Row | undefined) => (game ? Number(game.total_rating_count ?? 0) : -1);
  for (const game of rowsOf(tables, "games")) {
    if (game.cover !== undefined && fame(game) > fame(games.get(game.name))) games.set(game.name, game);
  }
  return (name) => games.get(name);
}
