import { type Row, rowsOf, type Tables } from "../igdb/tables.ts";

export type SampleList = {
  id: string;
  title: string;
  description: string;
  isRanked: boolean;
  games: { id: number; name: string; note: string | null }[];
};

const LISTS: (Omit<SampleList, "games"> & { games: [slug: string, note?: string][] })[] = [
  {
    id: "5d3e0000-0000-4000-8000-000000000011",
    title: "Ten I would start again tomorrow",
    description: "Not the best games ever made. The ones that I would hand to a friend with a free winter.",
    isRanked: true,
    games: [
      ["outer-wilds", "Go in blind. Take notes. Look up."],
      ["disco-elysium", "Failing a check is half the fun, and the tie has opinions."],
      ["portal-2"],
      ["the-witcher-3-wild-hunt", "For the Bloody Baron alone, and then for all the rest."],
      ["hollow-knight", "Gets quieter and larger the further down you go."],
      ["the-legend-of-zelda-breath-of-the-wild"],
      ["hades", "The only game in which dying moves the plot along."],
      ["return-of-the-obra-dinn", "Sixty fates, one pocket watch."],
      ["mass-effect-2"],
      ["celeste", "Turn the assists on if you like. It is still about the mountain."],
    ],
  },
  {
    id: "5d3e0000-0000-4000-8000-000000000012",
    title: "Over in one evening",
    description: "Short games that end before you are tired of them.",
    isRanked: false,
    games: [
      "inside",
      "journey",
      "portal",
      "limbo",
      "superhot",
      "the-stanley-parable",
      "braid",
      "fez",
      "bastion",
    ].map((slug) => [slug]),
  },
];

/** Two public lists of the sample account; games that the catalogue does not have are left out. */
export function sampleLists(tables: Tables): SampleList[] {
  const games = new Map(rowsOf(tables, "games").map((game): [unknown, Row] => [game.slug, game]));
  return LISTS.map((list) => ({
    ...list,
    games: list.games.flatMap(([slug, note = null]) => {
      const game = games.get(slug);
      return game ? { id: game.id, name: String(game.name), note } : [];
    }),
  }));
}
