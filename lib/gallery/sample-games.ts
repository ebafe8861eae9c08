import type { GalleryGame } from "./schema";

/**
 * The spec's fallback for a list that cannot be read: real games with IGDB's ids and invented ratings. The gallery draws their
 * covers, since the image host may be down as well.
 */
export const SAMPLE_GAMES: readonly GalleryGame[] = [
  sample(1942, "The Witcher 3: Wild Hunt", 93, 2015, "Role-playing (RPG), Adventure", "PC, PlayStation 4"),
  sample(119133, "Elden Ring", 95, 2022, "Role-playing (RPG), Adventure", "PC, PlayStation 5"),
  sample(
    7346,
    "The Legend of Zelda: Breath of the Wild",
    95,
    2017,
    "Adventure, Puzzle",
    "Nintendo Switch, Wii U",
  ),
  sample(119171, "Baldur's Gate 3", 96, 2023, "Role-playing (RPG), Strategy", "PC, PlayStation 5"),
  sample(25076, "Red Dead Redemption 2", 94, 2018, "Adventure, Shooter", "PC, PlayStation 4"),
  sample(72, "Portal 2", 92, 2011, "Puzzle, Platform", "PC, Mac"),
  sample(113112, "Hades", 93, 2020, "Role-playing (RPG), Indie", "PC, Nintendo Switch"),
  sample(14593, "Hollow Knight", 91, 2017, "Platform, Adventure, Indie", "PC, Nintendo Switch"),
  sample(19560, "God of War", 93, 2018, "Adventure, Role-playing (RPG)", "PlayStation 4, PC"),
  sample(7334, "Bloodborne", 92, 2015, "Role-playing (RPG), Adventure", "PlayStation 4"),
  sample(1802, "Chrono Trigger", 92, 1995, "Role-playing (RPG)", "Super Nintendo, PlayStation"),
  sample(1029, "The Legend of Zelda: Ocarina of Time", 92, 1998, "Adventure, Puzzle", "Nintendo 64"),
  sample(26758, "Super Mario Odyssey", 91, 2017, "Platform, Adventure", "Nintendo Switch"),
  sample(1070, "Super Mario World", 91, 1990, "Platform", "Super Nintendo"),
  sample(74, "Mass Effect 2", 91, 2010, "Role-playing (RPG), Shooter", "PC, Xbox 360"),
  sample(9927, "Persona 5", 91, 2016, "Role-playing (RPG), Adventure", "PlayStation 4, PlayStation 3"),
  sample(26472, "Disco Elysium", 90, 2019, "Role-playing (RPG), Adventure, Indie", "PC, Mac"),
  sample(11737, "Outer Wilds", 90, 2019, "Adventure, Puzzle, Indie", "PC, Xbox One"),
  sample(1020, "Grand Theft Auto V", 90, 2013, "Shooter, Racing, Adventure", "PC, PlayStation 3"),
  sample(26226, "Celeste", 89, 2018, "Platform, Adventure, Indie", "PC, Nintendo Switch"),
  sample(17000, "Stardew Valley", 89, 2016, "Role-playing (RPG), Simulator, Indie", "PC, Nintendo Switch"),
  sample(427, "Final Fantasy VII", 89, 1997, "Role-playing (RPG), Adventure", "PlayStation, PC"),
  sample(121, "Minecraft", 88, 2011, "Simulator, Adventure", "PC, Mac"),
  sample(20, "BioShock", 88, 2007, "Shooter, Adventure", "PC, Xbox 360"),
  sample(472, "The Elder Scrolls V: Skyrim", 88, 2011, "Role-playing (RPG), Adventure", "PC, Xbox 360"),
  sample(1074, "Super Mario 64", 88, 1996, "Platform, Adventure", "Nintendo 64"),
  sample(12517, "Undertale", 87, 2015, "Role-playing (RPG), Indie", "PC, Mac"),
  sample(740, "Halo: Combat Evolved", 87, 2001, "Shooter", "Xbox, PC"),
  sample(7351, "Doom", 86, 2016, "Shooter", "PC, PlayStation 4"),
  sample(11156, "Horizon Zero Dawn", 86, 2017, "Role-playing (RPG), Adventure", "PlayStation 4, PC"),
  sample(358, "Super Mario Bros.", 85, 1985, "Platform", "Nintendo Entertainment System"),
  sample(1877, "Cyberpunk 2077", 84, 2020, "Role-playing (RPG), Shooter", "PC, PlayStation 4"),
  sample(11198, "Rocket League", 83, 2015, "Racing, Sport", "PC, PlayStation 4"),
  sample(8173, "Overwatch", 81, 2016, "Shooter", "PC, PlayStation 4"),
  sample(2963, "Dota 2", 79, 2013, "MOBA, Strategy", "PC, Mac"),
  sample(
    1025,
    "Zelda II: The Adventure of Link",
    68,
    1987,
    "Adventure, Platform",
    "Nintendo Entertainment System",
  ),
];

function sample(
  id: number,
  name: string,
  rating: number,
  releaseYear: number,
  genres: string,
  platforms: string,
): GalleryGame {
  return {
    id,
    name,
    coverUrl: null,
    rating,
    releaseYear,
    genres: genres.split(", "),
    platforms: platforms.split(", "),
  };
}
