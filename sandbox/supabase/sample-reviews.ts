export type SampleReview = {
  username: string;
  /** The name in the catalogue; the game is on the author's shelf. */
  game: string;
  text: string;
  /** All of it tells how the story goes on. */
  isSpoiler: boolean;
  daysAgo: number;
  /** By username. */
  likedBy: string[];
};

/** Reviews by the people of sample-people.ts, of games of their shelves. */
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    username: "mirabel",
    game: "Disco Elysium",
    text: "A detective story in which the hardest case is the detective. I put it down twice because I laughed, and once because I could not read on.\n\nFail your checks. The failures are where it is written best.",
    isSpoiler: false,
    daysAgo: 0.08,
    likedBy: ["demo", "quietfox", "ines", "jonas_k"],
  },
  {
    username: "mirabel",
    game: "Outer Wilds",
    text: "You have twenty-two minutes and everything you need, if only you knew it. ||The moment I understood why the sun goes out, and that I could not stop it,|| I sat with the controller in my lap until the music had ended.\n\nDo not read on. Play it.",
    isSpoiler: false,
    daysAgo: 3.1,
    likedBy: ["demo", "pixelnora", "tomasz", "oldsave", "ines"],
  },
  {
    username: "mirabel",
    game: "Return of the Obra Dinn",
    text: "Sixty people, one notebook, and the best use of a pocket watch in games. Shoes turned out to matter. The site of the game gives nothing away: https://obradinn.com/",
    isSpoiler: false,
    daysAgo: 9.3,
    likedBy: ["demo", "oldsave"],
  },
  {
    username: "jonas_k",
    game: "Into the Breach",
    text: "Chess against giant insects. Every loss was my own fault, and I could say in which turn.",
    isSpoiler: false,
    daysAgo: 2.2,
    likedBy: ["tomasz"],
  },
  {
    username: "jonas_k",
    game: "Balatro",
    text: "I do not even like poker. 55 hours.",
    isSpoiler: false,
    daysAgo: 12.1,
    likedBy: ["pixelnora", "demo", "mirabel"],
  },
  {
    username: "jonas_k",
    game: "Baldur's Gate 3",
    text: "Talked to a squirrel, robbed a hag, got married by accident. ||Siding with the Emperor at the end|| still feels wrong, and I would do it again.",
    isSpoiler: false,
    daysAgo: 69,
    likedBy: ["mirabel", "ines"],
  },
  {
    username: "pixelnora",
    game: "Undertale",
    text: "Nine hours, no one hurt, and I had a lump in my throat because of a skeleton. The music has lived in my head for a week.",
    isSpoiler: false,
    daysAgo: 1.8,
    likedBy: ["demo", "mirabel", "quietfox"],
  },
  {
    username: "pixelnora",
    game: "Super Metroid",
    text: "Older than I am, and it explains itself better than most games of this year. No words, no arrows, just a room that makes you curious.",
    isSpoiler: false,
    daysAgo: 119,
    likedBy: ["oldsave"],
  },
  {
    username: "quietfox",
    game: "The Last of Us Part II",
    text: "Joel's death comes so early that I thought it was a trick. It is not, and the second half asks you to stand in the shoes of the woman who did it. By the theatre I did not want to press the button any more, which is of course the point.\n\nToo long by a farm and a beach. I will not forget it.",
    isSpoiler: true,
    daysAgo: 1.3,
    likedBy: ["demo", "mirabel"],
  },
  {
    username: "quietfox",
    game: "Resident Evil 7: Biohazard",
    text: "The dinner is the best first hour that horror has. The ship is not.",
    isSpoiler: false,
    daysAgo: 49,
    likedBy: ["tomasz", "ines"],
  },
  {
    username: "quietfox",
    game: "Bloodborne",
    text: "It begins with werewolves and ends ||with something that looks back at you from the sky||. Nobody told me, and that is how it should be.",
    isSpoiler: false,
    daysAgo: 89,
    likedBy: ["tomasz", "demo", "jonas_k"],
  },
  {
    username: "tomasz",
    game: "Titanfall 2",
    text: "Six hours without a dull minute. The level with the wrist device is worth the price alone.",
    isSpoiler: false,
    daysAgo: 3.3,
    likedBy: ["jonas_k", "demo"],
  },
  {
    username: "tomasz",
    game: "Death Stranding",
    text: "I fell down a hill with ninety kilos of someone else's luggage and understood that I would rather be anywhere else. 3 out of 10, and I see why others cry.",
    isSpoiler: false,
    daysAgo: 19.5,
    likedBy: [],
  },
  {
    username: "oldsave",
    game: "Chrono Trigger",
    text: "Thirty years old and still in a hurry: no random fights, no grinding, ten endings. The trial in the first act notices what you ate at the fair.",
    isSpoiler: false,
    daysAgo: 2.1,
    likedBy: ["pixelnora", "demo", "mirabel"],
  },
  {
    username: "ines",
    game: "The Legend of Zelda: Tears of the Kingdom",
    text: "I built a raft, then a cart, then a thing that flew for eleven seconds, and called it a good evening. Where the first one was about being alone, this one is about being silly.",
    isSpoiler: false,
    daysAgo: 1.5,
    likedBy: ["demo", "oldsave", "pixelnora"],
  },
  {
    username: "ines",
    game: "Red Dead Redemption 2",
    text: "The most beautiful slow game there is. I rode past a mission for two hours because of the light.",
    isSpoiler: false,
    daysAgo: 219,
    likedBy: ["mirabel"],
  },
  {
    username: "ines",
    game: "The Witcher 3: Wild Hunt",
    text: "I came for the monsters and stayed for a card game and a frying pan. The side stories are better than the main stories of other games.",
    isSpoiler: false,
    daysAgo: 299,
    likedBy: ["mirabel", "oldsave", "demo"],
  },
  {
    username: "quietfox",
    game: "Disco Elysium",
    text: "Ten hours in, I still argue with my necktie. Brilliant, and more reading than I can do after work. I will be back.",
    isSpoiler: false,
    daysAgo: 21,
    likedBy: ["mirabel"],
  },
  {
    username: "ines",
    game: "Disco Elysium",
    text: "No fights, no map markers, one rainy street, and the biggest world of the year.",
    isSpoiler: false,
    daysAgo: 259,
    likedBy: [],
  },
];
