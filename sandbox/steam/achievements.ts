export type Achievement = { name: string; displayName: string; description: string; hidden?: true };

/** Made-up achievements of real games. As on Steam, some names are raw identifiers and some descriptions are hidden. */
export const ACHIEVEMENTS: Readonly<Record<number, readonly Achievement[]>> = {
  // Portal 2
  620: [
    {
      name: "ACH.FIRST_CHAMBER",
      displayName: "Awake Again",
      description: "Leave the first test chamber. (Sample)",
    },
    {
      name: "ACH.TWO_DOORS",
      displayName: "In Here, Out There",
      description: "Walk through two linked portals. (Sample)",
    },
    { name: "ACH.GEL_JUMP", displayName: "Bounce", description: "Use blue gel to cross a gap. (Sample)" },
    {
      name: "ACH.HARD_LIGHT",
      displayName: "Bridge Builder",
      description: "Cross a bridge made of light. (Sample)",
    },
    {
      name: "ACH.CORE_TRANSFER",
      displayName: "Change of Management",
      description: "See who runs the place now. (Sample)",
      hidden: true,
    },
    {
      name: "ACH.MOON",
      displayName: "The Long Shot",
      description: "Aim higher than ever before. (Sample)",
      hidden: true,
    },
    { name: "ACH.COOP_HUG", displayName: "Better Together", description: "Wave to your partner. (Sample)" },
    {
      name: "ACH.COOP_END",
      displayName: "Team of the Month",
      description: "Finish every cooperative course. (Sample)",
    },
  ],
  // Hollow Knight
  367520: [
    { name: "FIRST_BENCH", displayName: "A Place to Rest", description: "Sit down on a bench. (Sample)" },
    { name: "FIRST_CHARM", displayName: "Charmed", description: "Wear your first charm. (Sample)" },
    { name: "MAP_HALF", displayName: "Lost Less Often", description: "Map half of the kingdom. (Sample)" },
    {
      name: "GRUBS_ALL",
      displayName: "Small Cries Answered",
      description: "Free every captive grub. (Sample)",
    },
    {
      name: "NAIL_MAX",
      displayName: "A Fine Edge",
      description: "Have the nail forged as far as it goes. (Sample)",
    },
    {
      name: "ENDING_ONE",
      displayName: "What Was Sealed",
      description: "Reach one end of the story. (Sample)",
      hidden: true,
    },
    {
      name: "ENDING_TWO",
      displayName: "What Was Dreamt",
      description: "Reach another end of the story. (Sample)",
      hidden: true,
    },
  ],
  // Celeste
  504230: [
    {
      name: "NEW_ACHIEVEMENT_1_0",
      displayName: "NEW_ACHIEVEMENT_1_0",
      description: "Reach the end of the first climb. (Sample)",
    },
    {
      name: "NEW_ACHIEVEMENT_1_1",
      displayName: "NEW_ACHIEVEMENT_1_1",
      description: "Spend a night in an old hotel. (Sample)",
    },
    {
      name: "NEW_ACHIEVEMENT_1_2",
      displayName: "NEW_ACHIEVEMENT_1_2",
      description: "Ride the gondola. (Sample)",
    },
    {
      name: "NEW_ACHIEVEMENT_1_3",
      displayName: "Breathe",
      description: "Stay calm with a feather. (Sample)",
    },
    {
      name: "NEW_ACHIEVEMENT_1_4",
      displayName: "Top of the World",
      description: "Reach the summit. (Sample)",
    },
    {
      name: "NEW_ACHIEVEMENT_1_5",
      displayName: "Fruit Basket",
      description: "Collect a great many strawberries. (Sample)",
      hidden: true,
    },
  ],
  // Hades
  1145360: [
    {
      name: "ACH_FIRST_ESCAPE_TRY",
      displayName: "ACH_FIRST_ESCAPE_TRY",
      description: "Leave your room by the window. (Sample)",
    },
    {
      name: "ACH_FIRST_BOON",
      displayName: "ACH_FIRST_BOON",
      description: "Accept help from a relative. (Sample)",
    },
    { name: "ACH_DOG", displayName: "Good Boy, Three Times", description: "Pet the dog. (Sample)" },
    {
      name: "ACH_FISH",
      displayName: "Something Bit",
      description: "Catch a fish in the underworld. (Sample)",
    },
    { name: "ACH_SURFACE", displayName: "Fresh Air", description: "See the surface. (Sample)", hidden: true },
    { name: "ACH_ALL_WEAPONS", displayName: "Well Armed", description: "Use every weapon once. (Sample)" },
    {
      name: "ACH_HEAT",
      displayName: "Hotter Still",
      description: "Escape under the hardest terms. (Sample)",
    },
  ],
  // Stardew Valley
  413150: [
    {
      name: "Achievement_FirstHarvest",
      displayName: "Dirt Under the Nails",
      description: "Harvest your first crop. (Sample)",
    },
    {
      name: "Achievement_Friend",
      displayName: "Good Neighbour",
      description: "Make a friend in town. (Sample)",
    },
    {
      name: "Achievement_Mine",
      displayName: "Deep Down",
      description: "Reach the bottom of the mine. (Sample)",
    },
    { name: "Achievement_Fish", displayName: "Patience", description: "Catch ten kinds of fish. (Sample)" },
    { name: "Achievement_Museum", displayName: "Curator", description: "Fill the museum. (Sample)" },
    { name: "Achievement_Spouse", displayName: "Two Toothbrushes", description: "Get married. (Sample)" },
  ],
  // The Witcher 3: Wild Hunt
  292030: [
    {
      name: "EA_FIRST_CONTRACT",
      displayName: "Paid Work",
      description: "Finish a monster contract. (Sample)",
    },
    { name: "EA_CARDS", displayName: "One More Round", description: "Win a game of cards. (Sample)" },
    {
      name: "EA_HORSE",
      displayName: "Up on the Roof Again",
      description: "Lose your horse and find it. (Sample)",
    },
    {
      name: "EA_GEAR",
      displayName: "School Uniform",
      description: "Wear a whole set of one school's gear. (Sample)",
    },
    { name: "EA_FAMILY", displayName: "Found", description: "End a long search. (Sample)", hidden: true },
    {
      name: "EA_HARD",
      displayName: "No Potion Helps",
      description: "Finish the story on the hardest setting. (Sample)",
    },
  ],
};

/** Games with stats but without achievements: Dota 2. */
export const STATS_ONLY: readonly number[] = [570];
