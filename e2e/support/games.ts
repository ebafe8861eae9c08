/** Games of the sample catalogue that many tests take. */
export const WITCHER = {
  id: 1942,
  name: "The Witcher 3: Wild Hunt",
  path: "/game/1942/the-witcher-3-wild-hunt",
};
export const PORTAL = { id: 71, name: "Portal" };
export const HADES = { id: 113_112, name: "Hades" };
/** Without a date, so that it stays unreleased as the years go by. */
export const WITCHER_4 = { id: 903_062, name: "The Witcher IV", path: "/game/903062/the-witcher-iv" };
