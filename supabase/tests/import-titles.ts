/**
 * Titles as files of other sites have them, each with the game of the sample catalogue that it means: `title | year | platform | game`.
 * A year after the game's name tells equal names apart. `?` before it: the title alone does not say which, so that it must not
 * be matched unasked. `-`: the catalogue does not have the game.
 */
const TITLES: Record<string, string> = {
  "Steam and Playnite, with trademark signs": `
DARK SOULS™ III | | PC | Dark Souls III
DARK SOULS™: REMASTERED | | PC | Dark Souls: Remastered
DARK SOULS™ II: Scholar of the First Sin | | PC | Dark Souls II: Scholar of the First Sin
DARK SOULS™ II | | PC | Dark Souls II
ELDEN RING | | PC | Elden Ring
ELDEN RING NIGHTREIGN | | PC | Elden Ring Nightreign
Sekiro™: Shadows Die Twice | | PC | Sekiro: Shadows Die Twice
Sekiro™: Shadows Die Twice - GOTY Edition | | PC | Sekiro: Shadows Die Twice
Baldur's Gate 3 | | PC | Baldur's Gate 3
Baldur's Gate: Enhanced Edition | | PC | Baldur's Gate: Enhanced Edition
Assassin's Creed® II | | PC | Assassin's Creed II
Assassin's Creed® IV Black Flag™ | | PC | Assassin's Creed IV: Black Flag
Assassin's Creed® Odyssey | | PC | Assassin's Creed Odyssey
Assassin's Creed Shadows | | PC | Assassin's Creed Shadows
Batman: Arkham Asylum Game of the Year Edition | | PC | Batman: Arkham Asylum
Batman: Arkham City GOTY | | PC | Batman: Arkham City
Batman™: Arkham City - Game of the Year Edition | | PC | Batman: Arkham City
BioShock™ | | PC | BioShock
BioShock Infinite | | PC | BioShock Infinite
Borderlands Game of the Year | | PC | Borderlands
Borderlands 2 | | PC | Borderlands 2
Borderlands® 4 | | PC | Borderlands 4
Call of Duty®: Modern Warfare® 2 (2009) | | PC | Call of Duty: Modern Warfare 2
Call of Duty®: Black Ops | | PC | Call of Duty: Black Ops
Call of Duty® 4: Modern Warfare® | | PC | Call of Duty 4: Modern Warfare
Call of Duty®: Black Ops 6 | | PC | Call of Duty: Black Ops 6
Call of Duty® (2003) | | PC | Call of Duty
Cities: Skylines | | PC | Cities: Skylines
Control Ultimate Edition | | PC | Control
Counter-Strike: Global Offensive | | PC | Counter-Strike: Global Offensive
Counter-Strike 2 | | PC | Counter-Strike 2
Counter-Strike | | PC | Counter-Strike
Crysis® | | PC | Crysis
Cyberpunk 2077 | | PC | Cyberpunk 2077
Dead Cells | | PC | Dead Cells
DEATH STRANDING | | PC | Death Stranding
DEATH STRANDING DIRECTOR'S CUT | | PC | Death Stranding Director's Cut
DEATHLOOP | | PC | Deathloop
Deus Ex: Human Revolution™ | | PC | Deus Ex: Human Revolution
Deus Ex: Human Revolution - Director's Cut | | PC | Deus Ex: Human Revolution
Deus Ex: Game of the Year Edition | | PC | Deus Ex
Devil May Cry 5 | | PC | Devil May Cry 5
Disco Elysium - The Final Cut | | PC | Disco Elysium: The Final Cut
Dishonored | | PC | Dishonored
Dishonored®: Death of the Outsider™ | | PC | Dishonored: Death of the Outsider
Divinity: Original Sin 2 | | PC | Divinity: Original Sin II
Divinity: Original Sin 2 - Definitive Edition | | PC | Divinity: Original Sin II
Divinity: Original Sin (Classic) | | PC | Divinity: Original Sin
Don't Starve | | PC | Don't Starve
DOOM Eternal | | PC | Doom Eternal
DOOM 3 | | PC | Doom 3
DOOM: The Dark Ages | | PC | Doom: The Dark Ages
DOOM | 2016 | PC | Doom (2016)
DOOM (1993) | | PC | Doom (1993)
DOOM II: Hell on Earth | | PC | Doom II: Hell on Earth
Dragon Age™ Inquisition | | PC | Dragon Age: Inquisition
Dragon Age: Origins - Ultimate Edition | | PC | Dragon Age: Origins
Dragon Age™: The Veilguard | | PC | Dragon Age: The Veilguard
Dragon's Dogma 2 | | PC | Dragon's Dogma 2
EA SPORTS FC™ 26 | | PC | EA Sports FC 26
Factorio | | PC | Factorio
Fallout: New Vegas | | PC | Fallout: New Vegas
Fallout 3 - Game of the Year Edition | | PC | Fallout 3
Fallout 4 | | PC | Fallout 4
Far Cry® 3 | | PC | Far Cry 3
Far Cry® 3 Blood Dragon | | PC | Far Cry 3: Blood Dragon
Far Cry® 5 | | PC | Far Cry 5
FEZ | | PC | Fez
FINAL FANTASY VII | | PC | Final Fantasy VII
FINAL FANTASY IX | | PC | Final Fantasy IX
FINAL FANTASY VII REMAKE INTERGRADE | | PC | Final Fantasy VII Remake Intergrade
FINAL FANTASY X/X-2 HD Remaster | | PC | Final Fantasy X/X-2 HD Remaster
FINAL FANTASY XVI | | PC | Final Fantasy XVI
FTL: Faster Than Light | | PC | FTL: Faster Than Light
God of War | 2018 | PC | God of War (2018)
God of War Ragnarök | | PC | God of War Ragnarök
Grand Theft Auto V | | PC | Grand Theft Auto V
Grand Theft Auto V Legacy | | PC | Grand Theft Auto V
Grand Theft Auto IV: The Complete Edition | | PC | Grand Theft Auto IV
Grand Theft Auto: San Andreas | | PC | Grand Theft Auto: San Andreas
HELLDIVERS™ 2 | | PC | Helldivers 2
Halo: The Master Chief Collection | | PC | Halo: The Master Chief Collection
Hogwarts Legacy | | PC | Hogwarts Legacy
Half-Life 2: Episode One | | PC | Half-Life 2: Episode One
LIMBO | | PC | Limbo
Life is Strange™ | | PC | Life Is Strange
Life Is Strange - Episode 1 | | PC | ?Life Is Strange
Marvel's Spider-Man Remastered | | PC | Marvel's Spider-Man Remastered
Marvel's Spider-Man 2 | | PC | Marvel's Spider-Man 2
Marvel’s Spider-Man: Miles Morales | | PC | Marvel's Spider-Man: Miles Morales
Mass Effect™ Legendary Edition | | PC | Mass Effect Legendary Edition
Mass Effect™ 2 | 2010 | PC | Mass Effect 2
METAL GEAR SOLID V: THE PHANTOM PAIN | | PC | Metal Gear Solid V: The Phantom Pain
METAL GEAR SOLID V: GROUND ZEROES | | PC | Metal Gear Solid V: Ground Zeroes
METAL GEAR SOLID Δ: SNAKE EATER | | PC | Metal Gear Solid Delta: Snake Eater
Metro 2033 | | PC | Metro 2033
Metro Exodus | | PC | Metro Exodus
Monster Hunter: World | | PC | Monster Hunter: World
Monster Hunter Wilds | | PC | Monster Hunter Wilds
Mortal Kombat 11 | | PC | Mortal Kombat 11
NieR:Automata™ | | PC | NieR: Automata
NieR Replicant™ ver.1.22474487139... | | PC | NieR Replicant ver.1.22474487139...
Ori and the Blind Forest: Definitive Edition | | PC | Ori and the Blind Forest: Definitive Edition
Ori and the Will of the Wisps | | PC | Ori and the Will of the Wisps
Persona 4 Golden | | PC | Persona 4 Golden
Persona 5 Royal | | PC | Persona 5 Royal
Prince of Persia®: The Sands of Time | | PC | Prince of Persia: The Sands of Time
Red Dead Redemption 2 | | PC | Red Dead Redemption 2
Resident Evil 4 | 2023 | PC | Resident Evil 4 (2023)
Resident Evil 7 Biohazard | | PC | Resident Evil 7: Biohazard
Resident Evil Village | | PC | Resident Evil Village
Resident Evil / biohazard HD REMASTER | | PC | Resident Evil HD Remaster
RimWorld | | PC | RimWorld
Risk of Rain 2 | | PC | Risk of Rain 2
S.T.A.L.K.E.R.: Shadow of Chernobyl | | PC | S.T.A.L.K.E.R.: Shadow of Chernobyl
S.T.A.L.K.E.R. 2: Heart of Chornobyl | | PC | S.T.A.L.K.E.R. 2: Heart of Chornobyl
Sid Meier's Civilization® V | | PC | Sid Meier's Civilization V
Sid Meier’s Civilization® VI | | PC | Sid Meier's Civilization VI
Sid Meier's Civilization VII | | PC | Sid Meier's Civilization VII
SILENT HILL 2 | 2024 | PC | Silent Hill 2 (2024)
SILENT HILL f | | PC | Silent Hill f
STAR WARS Jedi: Fallen Order™ | | PC | Star Wars Jedi: Fallen Order
STAR WARS™ Knights of the Old Republic™ | | PC | Star Wars: Knights of the Old Republic
STEINS;GATE | | PC | Steins;Gate
SUPERHOT | | PC | Superhot
Street Fighter™ 6 | | PC | Street Fighter 6
System Shock | 2023 | PC | System Shock (2023)
TEKKEN 8 | | PC | Tekken 8
Tetris® Effect | | PC | Tetris Effect
The Elder Scrolls V: Skyrim Special Edition | | PC | The Elder Scrolls V: Skyrim - Special Edition
The Elder Scrolls IV: Oblivion® Game of the Year Edition (2009) | | PC | ?The Elder Scrolls IV: Oblivion
The Elder Scrolls IV: Oblivion Remastered | | PC | The Elder Scrolls IV: Oblivion Remastered
The Elder Scrolls III: Morrowind® Game of the Year Edition | | PC | The Elder Scrolls III: Morrowind
The Elder Scrolls® Online | | PC | The Elder Scrolls Online
The Last of Us™ Part I | | PC | The Last of Us Part I
The Last of Us™ Part II Remastered | | PC | The Last of Us Part II Remastered
The Sims™ 4 | | PC | The Sims 4
The Stanley Parable | | PC | The Stanley Parable
The Walking Dead | | PC | The Walking Dead
The Witcher: Enhanced Edition Director's Cut | | PC | The Witcher: Enhanced Edition
The Witcher 2: Assassins of Kings Enhanced Edition | | PC | The Witcher 2: Assassins of Kings
The Witcher® 3: Wild Hunt | | PC | The Witcher 3: Wild Hunt
The Witcher 3: Wild Hunt - Game of the Year Edition | | PC | The Witcher 3: Wild Hunt
The Witcher 3: Wild Hunt – Complete Edition | | PC | The Witcher 3: Wild Hunt - Complete Edition
Titanfall® 2 | | PC | Titanfall 2
Tom Clancy's Rainbow Six® Siege | | PC | Tom Clancy's Rainbow Six Siege
Tom Clancy's Rainbow Six® Siege X | | PC | ?Tom Clancy's Rainbow Six Siege
Tomb Raider | 2013 | PC | Tomb Raider (2013)
Tomb Raider GOTY Edition | | PC | ?Tomb Raider (2013)
Tony Hawk's™ Pro Skater™ 1 + 2 | | PC | Tony Hawk's Pro Skater 1 + 2
UNCHARTED™: Legacy of Thieves Collection | | PC | Uncharted: Legacy of Thieves Collection
Wolfenstein® II: The New Colossus™ | | PC | Wolfenstein II: The New Colossus
Wolfenstein: The New Order | | PC | Wolfenstein: The New Order
XCOM® 2 | | PC | XCOM 2
XCOM: Enemy Unknown | | PC | XCOM: Enemy Unknown
Yakuza 0 | | PC | Yakuza 0
ŌKAMI HD / 大神 絶景版 | | PC | Ōkami HD
Atomic Heart | | PC | Атомное сердце
Pathologic Classic HD | | PC | Мор. Утопия
The Scroll Of Taiwu | | PC | 太吾绘卷
Black Desert | | PC | 검은사막
Higurashi When They Cry | | PC | ひぐらしのなく頃に
`,
  HowLongToBeat: `
Resident Evil 7: Biohazard | | PC | Resident Evil 7: Biohazard
The Legend of Zelda: Breath of the Wild | | Nintendo Switch | The Legend of Zelda: Breath of the Wild
The Legend of Zelda: Tears of the Kingdom | | Nintendo Switch | The Legend of Zelda: Tears of the Kingdom
The Legend of Zelda: Link's Awakening (2019) | | Nintendo Switch | The Legend of Zelda: Link's Awakening (2019)
The Legend of Zelda: Link's Awakening | | Game Boy | The Legend of Zelda: Link's Awakening (1993)
The Legend of Zelda: Majora's Mask 3D | | Nintendo 3DS | The Legend of Zelda: Majora's Mask 3D
The Legend of Zelda: The Wind Waker | | Nintendo GameCube | The Legend of Zelda: The Wind Waker
The Legend of Zelda: The Wind Waker HD | | Wii U | The Legend of Zelda: The Wind Waker HD
Zelda II: The Adventure of Link | | NES | Zelda II: The Adventure of Link
Resident Evil 2 (2019) | | PlayStation 4 | Resident Evil 2 (2019)
Resident Evil 2 | | PlayStation | Resident Evil 2 (1998)
Resident Evil 3 (2020) | | PC | Resident Evil 3
Resident Evil 3: Nemesis | | PlayStation | Resident Evil 3: Nemesis
Resident Evil 4 (2023) | | PlayStation 5 | Resident Evil 4 (2023)
Resident Evil 4 | | Nintendo GameCube | Resident Evil 4 (2005)
Resident Evil 4 | | PlayStation 2 | Resident Evil 4 (2005)
Resident Evil | | PlayStation | Resident Evil (1996)
Resident Evil (2002) | | Nintendo GameCube | Resident Evil (2002)
Resident Evil HD Remaster | | PC | Resident Evil HD Remaster
God of War (2018) | | PlayStation 4 | God of War (2018)
God of War | | PlayStation 2 | God of War (2005)
God of War II | | PlayStation 2 | God of War II
God of War III | | PlayStation 3 | God of War III
God of War III Remastered | | PlayStation 4 | God of War III Remastered
God of War: Ragnarok | | PlayStation 5 | God of War Ragnarök
Doom (2016) | | PC | Doom (2016)
Doom | | MS-DOS | Doom (1993)
Final Fantasy VII | | PlayStation | Final Fantasy VII
Final Fantasy VII Remake | | PlayStation 4 | Final Fantasy VII Remake
Final Fantasy VII Rebirth | | PlayStation 5 | Final Fantasy VII Rebirth
Final Fantasy VI | | Super Nintendo | Final Fantasy VI
Final Fantasy X | | PlayStation 2 | Final Fantasy X
Final Fantasy XIV Online: A Realm Reborn | | PC | Final Fantasy XIV: A Realm Reborn
Final Fantasy Tactics | | PlayStation | Final Fantasy Tactics
Marvel's Spider-Man | | PlayStation 4 | Marvel's Spider-Man
Marvel's Spider-Man: Miles Morales | | PlayStation 5 | Marvel's Spider-Man: Miles Morales
Pokémon Red and Blue | | Game Boy | ?Pokémon Red Version
Pokemon Gold Version | | Game Boy Color | Pokémon Gold Version
Pokémon Emerald Version | | Game Boy Advance | Pokémon Emerald Version
Pokémon Legends: Arceus | | Nintendo Switch | Pokémon Legends: Arceus
Pokémon Legends Z-A | | Nintendo Switch 2 | Pokémon Legends: Z-A
Pokémon Scarlet | | Nintendo Switch | Pokémon Scarlet
Castlevania: Symphony of the Night | | PlayStation | Castlevania: Symphony of the Night
Super Mario Bros. | | NES | Super Mario Bros.
Super Mario Bros. 2 | | NES | Super Mario Bros. 2
Super Mario Bros. 3 | | NES | Super Mario Bros. 3
Super Mario Bros. Wonder | | Nintendo Switch | Super Mario Bros. Wonder
Super Mario 64 | | Nintendo 64 | Super Mario 64
Super Mario World | | Super Nintendo | Super Mario World
Super Mario World 2: Yoshi's Island | | Super Nintendo | Super Mario World 2: Yoshi's Island
Super Mario RPG: Legend of the Seven Stars | | Super Nintendo | Super Mario RPG: Legend of the Seven Stars
Super Mario RPG | | Nintendo Switch | Super Mario RPG
Super Mario 3D World | | Wii U | Super Mario 3D World
Super Mario 3D World + Bowser's Fury | | Nintendo Switch | Super Mario 3D World + Bowser's Fury
Mario Kart 8 | | Wii U | Mario Kart 8
Mario Kart 8 Deluxe | | Nintendo Switch | Mario Kart 8 Deluxe
Luigi's Mansion 3 | | Nintendo Switch | Luigi's Mansion 3
Metroid Prime | | Nintendo GameCube | Metroid Prime
Metroid Prime Remastered | | Nintendo Switch | Metroid Prime Remastered
Metroid Dread | | Nintendo Switch | Metroid Dread
Fire Emblem: Three Houses | | Nintendo Switch | Fire Emblem: Three Houses
Fire Emblem: Awakening | | Nintendo 3DS | Fire Emblem Awakening
Animal Crossing: New Horizons | | Nintendo Switch | Animal Crossing: New Horizons
Donkey Kong Country: Tropical Freeze | | Nintendo Switch | Donkey Kong Country: Tropical Freeze
Xenoblade Chronicles: Definitive Edition | | Nintendo Switch | Xenoblade Chronicles: Definitive Edition
Xenoblade Chronicles 3 | | Nintendo Switch | Xenoblade Chronicles 3
Persona 3 | | PlayStation 2 | Persona 3
Persona 3 Reload | | PC | Persona 3 Reload
Persona 5 | | PlayStation 4 | Persona 5
Shin Megami Tensei V: Vengeance | | PC | Shin Megami Tensei V: Vengeance
Dragon Quest XI: Echoes of an Elusive Age | | PlayStation 4 | Dragon Quest XI: Echoes of an Elusive Age
Dragon Quest III HD-2D Remake | | PC | Dragon Quest III HD-2D Remake
Demon's Souls (2020) | | PlayStation 5 | Demon's Souls (2020)
Demon's Souls | | PlayStation 3 | Demon's Souls (2009)
Shadow of the Colossus | | PlayStation 2 | Shadow of the Colossus (2005)
Shadow of the Colossus (2018) | | PlayStation 4 | Shadow of the Colossus (2018)
The Last of Us | | PlayStation 3 | The Last of Us
The Last of Us Remastered | | PlayStation 4 | The Last of Us Remastered
The Last of Us Part II | | PlayStation 4 | The Last of Us Part II
Uncharted 2: Among Thieves | | PlayStation 3 | Uncharted 2: Among Thieves
Uncharted 4: A Thief's End | | PlayStation 4 | Uncharted 4: A Thief's End
Uncharted: The Lost Legacy | | PlayStation 4 | Uncharted: The Lost Legacy
Ghost of Tsushima: Director's Cut | | PC | Ghost of Tsushima Director's Cut
Ratchet & Clank (2016) | | PlayStation 4 | Ratchet & Clank (2016)
Ratchet & Clank | | PlayStation 2 | Ratchet & Clank (2002)
Ratchet & Clank: Rift Apart | | PlayStation 5 | Ratchet & Clank: Rift Apart
Metal Gear Solid | | PlayStation | Metal Gear Solid
Metal Gear Solid 3: Snake Eater | | PlayStation 2 | Metal Gear Solid 3: Snake Eater
Metal Gear Solid: The Twin Snakes | | Nintendo GameCube | Metal Gear Solid: The Twin Snakes
Halo: Combat Evolved | | Xbox | Halo: Combat Evolved
Halo: Reach | | Xbox 360 | Halo: Reach
Halo 3: ODST | | Xbox 360 | Halo 3: ODST
Gears of War | | Xbox 360 | Gears of War
Mass Effect 3 | | Xbox 360 | Mass Effect 3
Silent Hill 2 (2024) | | PC | Silent Hill 2 (2024)
Silent Hill 2 | | PlayStation 2 | Silent Hill 2 (2001)
Sonic the Hedgehog | | Sega Mega Drive/Genesis | Sonic the Hedgehog (1991)
Sonic the Hedgehog (2006) | | Xbox 360 | Sonic the Hedgehog (2006)
Tomb Raider (2013) | | Xbox 360 | Tomb Raider (2013)
Tomb Raider | | PlayStation | Tomb Raider (1996)
Need for Speed: Most Wanted (2012) | | PlayStation 3 | Need for Speed: Most Wanted (2012)
Need for Speed: Most Wanted | | PlayStation 2 | Need for Speed: Most Wanted (2005)
Prey (2017) | | PC | Prey (2017)
Prey (2006) | | Xbox 360 | Prey (2006)
Fable | | Xbox | Fable (2004)
Perfect Dark | | Nintendo 64 | Perfect Dark (2000)
System Shock (2023) | | PC | System Shock (2023)
System Shock | | PC | ?System Shock (2023)
Marathon | 1994 | Mac | Marathon (1994)
Half-Life: Alyx | | PC VR | Half-Life: Alyx
GoldenEye 007 | | Nintendo 64 | GoldenEye 007
The Binding of Isaac: Rebirth | | PC | The Binding of Isaac: Rebirth
Thief: The Dark Project | | PC | Thief: The Dark Project
Planescape: Torment | | PC | Planescape: Torment
The Secret of Monkey Island: Special Edition | | PC | The Secret of Monkey Island: Special Edition
Monkey Island 2: LeChuck's Revenge | | PC | Monkey Island 2: LeChuck's Revenge
Phoenix Wright: Ace Attorney | | Nintendo DS | Phoenix Wright: Ace Attorney
Okami | | PlayStation 2 | Ōkami
Okami HD | | PlayStation 4 | Ōkami HD
Paper Mario: The Thousand-Year Door | | Nintendo GameCube | Paper Mario: The Thousand-Year Door
`,
  Backloggery: `
Burnout 3 | | PS2 | -
Mortal Kombat (2011) | | PS3 | -
LISA | | Steam | -
Half-Life 2: Episode 1 | | Steam | Half-Life 2: Episode One
Half-Life 2: Episode 2 | | Steam | Half-Life 2: Episode Two
Half-Life 2 | | Steam | Half-Life 2
Half-Life: Opposing Force | | Steam | Half-Life: Opposing Force
The Orange Box | | Xbox 360 | The Orange Box
Thief Gold | | Steam | ?Thief: The Dark Project
Sega Mega Drive Ultimate Collection | | Xbox 360 | -
Legend of Zelda: A Link to the Past | | SNES | The Legend of Zelda: A Link to the Past
Legend of Zelda, The: Ocarina of Time | | N64 | The Legend of Zelda: Ocarina of Time
Legend of Zelda: Majora's Mask | | N64 | The Legend of Zelda: Majora's Mask
Legend of Zelda: Skyward Sword | | Wii | The Legend of Zelda: Skyward Sword
Legend of Zelda: Twilight Princess | | Wii | The Legend of Zelda: Twilight Princess
Legend of Zelda | | NES | The Legend of Zelda
Zelda: Breath of the Wild | | Switch | The Legend of Zelda: Breath of the Wild
Elder Scrolls V: Skyrim | | PC | The Elder Scrolls V: Skyrim
Elder Scrolls III: Morrowind, The | | PC | The Elder Scrolls III: Morrowind
Elder Scrolls IV: Oblivion | | Xbox 360 | The Elder Scrolls IV: Oblivion
Witcher, The | | PC | The Witcher
Witcher 2: Assassins of Kings | | PC | The Witcher 2: Assassins of Kings
Witcher 3: Wild Hunt, The | | PS4 | The Witcher 3: Wild Hunt
The Witcher 3 | | PS4 | The Witcher 3: Wild Hunt
Last of Us, The | | PS3 | The Last of Us
Last of Us Part 2 | | PS4 | The Last of Us Part II
Walking Dead, The | | PS3 | The Walking Dead
Stanley Parable | | Steam | The Stanley Parable
Talos Principle | | Steam | The Talos Principle
Witness | | PS4 | The Witness
Outer Worlds | | PS4 | The Outer Worlds
Sims | | PC | The Sims
Binding of Isaac | | Steam | The Binding of Isaac
Secret of Monkey Island | | PC | The Secret of Monkey Island
Longest Journey | | PC | The Longest Journey
Final Fantasy 6 | | SNES | Final Fantasy VI
Final Fantasy 7 | | PS1 | Final Fantasy VII
FFVII | | PS1 | Final Fantasy VII
Final Fantasy 8 | | PSX | Final Fantasy VIII
Final Fantasy 9 | | PS1 | Final Fantasy IX
Final Fantasy 10 | | PS2 | Final Fantasy X
Final Fantasy 16 | | PS5 | Final Fantasy XVI
Dragon Quest 11 | | PS4 | Dragon Quest XI: Echoes of an Elusive Age
Dragon Warrior | | NES | Dragon Quest
GTA V | | PS4 | Grand Theft Auto V
GTA 5 | | PS4 | Grand Theft Auto V
GTA San Andreas | | PS2 | Grand Theft Auto: San Andreas
GTA: Vice City | | PS2 | Grand Theft Auto: Vice City
Grand Theft Auto 3 | | PS2 | Grand Theft Auto III
Grand Theft Auto 4 | | PS3 | Grand Theft Auto IV
Grand Theft Auto 5 | | PS3 | Grand Theft Auto V
Diablo 2 | | PC | Diablo II
Diablo 2: Lord of Destruction | | PC | Diablo II: Lord of Destruction
Diablo 3 | | PC | Diablo III
Diablo 4 | | PC | Diablo IV
Warcraft 3: Reign of Chaos | | PC | Warcraft III: Reign of Chaos
Warcraft 3 | | PC | ?Warcraft III: Reign of Chaos
Starcraft | | PC | StarCraft
Starcraft: Brood War | | PC | StarCraft: Brood War
Baldurs Gate 2: Shadows of Amn | | PC | Baldur's Gate II: Shadows of Amn
Baldurs Gate 3 | | PC | Baldur's Gate 3
Civilization 5 | | PC | Sid Meier's Civilization V
Civilization VI | | PC | Sid Meier's Civilization VI
Assassins Creed 2 | | X360 | Assassin's Creed II
Assassins Creed 4: Black Flag | | PS4 | Assassin's Creed IV: Black Flag
Assassin's Creed: Odyssey | | PS4 | Assassin's Creed Odyssey
Spider-Man | | PS4 | Marvel's Spider-Man
Spider-Man: Miles Morales | | PS5 | Marvel's Spider-Man: Miles Morales
Spider-Man 2 | | PS5 | Marvel's Spider-Man 2
Rainbow Six Siege | | PC | Tom Clancy's Rainbow Six Siege
Knights of the Old Republic | | Xbox | Star Wars: Knights of the Old Republic
Star Wars - Knights of the Old Republic | | Xbox | Star Wars: Knights of the Old Republic
Jedi: Fallen Order | | PS4 | Star Wars Jedi: Fallen Order
Dark Souls 2 | | PS3 | Dark Souls II
Dark Souls 3 | | PS4 | Dark Souls III
Dark Souls Remastered | | Switch | Dark Souls: Remastered
Dark Souls: Prepare to Die Edition | | Steam | Dark Souls: Prepare to Die Edition
MegaMan 2 | | NES | Mega Man 2
Pac Man | | Arcade | Pac-Man
Street Fighter 2: The World Warrior | | SNES | Street Fighter II: The World Warrior
Street Fighter II | | SNES | Street Fighter II: The World Warrior
Super Smash Brothers Melee | | GCN | Super Smash Bros. Melee
Super Smash Bros Ultimate | | Switch | Super Smash Bros. Ultimate
Super Mario Brothers 3 | | NES | Super Mario Bros. 3
Super Mario Sunshine | | GCN | Super Mario Sunshine
Super Mario Galaxy | | Wii | Super Mario Galaxy
Super Mario Galaxy 2 | | Wii | Super Mario Galaxy 2
Super Mario Odyssey | | Switch | Super Mario Odyssey
Super Mario Maker 2 | | Switch | Super Mario Maker 2
Super Mario Kart | | SNES | Super Mario Kart
Super Metroid | | SNES | Super Metroid
Donkey Kong Country | | SNES | Donkey Kong Country
Earthbound | | SNES | EarthBound
Chrono Trigger | | SNES | Chrono Trigger
Banjo Kazooie | | N64 | Banjo-Kazooie
Goldeneye 007 | | N64 | GoldenEye 007
Wii Sports | | Wii | Wii Sports
Pikmin 4 | | Switch | Pikmin 4
Splatoon 3 | | Switch | Splatoon 3
Fire Emblem Three Houses | | Switch | Fire Emblem: Three Houses
Fire Emblem - Engage | | Switch | Fire Emblem Engage
Metroid Prime 4 | | Switch | Metroid Prime 4: Beyond
Animal Crossing New Leaf | | 3DS | Animal Crossing: New Leaf
Pokemon Scarlet | | Switch | Pokémon Scarlet
Pokemon Legends Arceus | | Switch | Pokémon Legends: Arceus
Pokemon HeartGold | | DS | Pokémon HeartGold Version
Pokemon Emerald | | GBA | Pokémon Emerald Version
Bioshock | | X360 | BioShock
Bioshock Infinite | | PS3 | BioShock Infinite
Call of Duty 4 | | X360 | Call of Duty 4: Modern Warfare
Halo | | Xbox | ?Halo: Combat Evolved
Halo: CE | | Xbox | ?Halo: Combat Evolved
Halo 2 | | Xbox | Halo 2
Halo 3 | | X360 | Halo 3
Halo: Master Chief Collection | | XONE | Halo: The Master Chief Collection
Nier Automata | | PS4 | NieR: Automata
NieR | | PS3 | NieR
Persona 4: Golden | | Vita | Persona 4 Golden
Phoenix Wright Ace Attorney | | DS | Phoenix Wright: Ace Attorney
Symphony of the Night | | PS1 | Castlevania: Symphony of the Night
Tony Hawk's Pro Skater 2 | | PS1 | Tony Hawk's Pro Skater 2
Tony Hawks Pro Skater 1+2 | | PS4 | Tony Hawk's Pro Skater 1 + 2
Gran Turismo 7 | | PS5 | Gran Turismo 7
`,
  "Infinite Backlog, Grouvee and lists, with years": `
Final Fantasy VII Rebirth | 2024 | PlayStation 5 | Final Fantasy VII Rebirth
Split Fiction | 2025 | PlayStation 5 | Split Fiction
Streets of Rage 4 | 2020 | PC (Microsoft Windows) | -
Crash Bandicoot 2: Cortex Strikes Back | 2017 | | -
Baldur's Gate 3 | 2023 | PC (Microsoft Windows) | Baldur's Gate 3
Hades | 2018 | PC (Microsoft Windows) | Hades
Hades II | 2025 | Nintendo Switch | Hades II
Undertale | 2016 | PlayStation 4 | Undertale
Celeste | 2018 | | Celeste
Outer Wilds | 2020 | PC (Microsoft Windows) | Outer Wilds
Grand Theft Auto V | 2014 | PlayStation 4 | Grand Theft Auto V
Resident Evil 2 | 2019 | | Resident Evil 2 (2019)
Resident Evil 2 | 1998 | | Resident Evil 2 (1998)
Resident Evil 4 | 2005 | | Resident Evil 4 (2005)
Resident Evil | 1996 | | Resident Evil (1996)
Resident Evil | 2002 | | Resident Evil (2002)
God of War | 2005 | | God of War (2005)
God of War | 2018 | | God of War (2018)
God of War | 2017 | | God of War (2018)
Shadow of the Colossus | 2005 | | Shadow of the Colossus (2005)
Shadow of the Colossus | 2006 | | Shadow of the Colossus (2005)
Demon's Souls | 2020 | | Demon's Souls (2020)
Doom | 1993 | | Doom (1993)
Doom | 1994 | | Doom (1993)
Prey | 2017 | | Prey (2017)
Ratchet & Clank | 2016 | | Ratchet & Clank (2016)
Ratchet and Clank | 2002 | | Ratchet & Clank (2002)
Tomb Raider | 1996 | | Tomb Raider (1996)
Silent Hill 2 | 2001 | | Silent Hill 2 (2001)
Need for Speed: Most Wanted | 2005 | | Need for Speed: Most Wanted (2005)
Need for Speed Most Wanted | 2012 | | Need for Speed: Most Wanted (2012)
Fable | 2004 | | Fable (2004)
Fable | 2026 | | Fable (2026)
Marathon | 2026 | | Marathon (2026)
System Shock | 1994 | | System Shock (1994)
Sonic the Hedgehog | 1991 | | Sonic the Hedgehog (1991)
Sonic The Hedgehog | 2006 | | Sonic the Hedgehog (2006)
Call of Duty: Modern Warfare II | 2022 | PlayStation 5 | Call of Duty: Modern Warfare II
Call of Duty: Modern Warfare 2 | 2009 | Xbox 360 | Call of Duty: Modern Warfare 2
The Legend of Zelda: Link's Awakening | 2019 | | The Legend of Zelda: Link's Awakening (2019)
The Legend of Zelda: Link's Awakening | 1993 | | The Legend of Zelda: Link's Awakening (1993)
Final Fantasy III | 1994 | | Final Fantasy VI
Yakuza: Like a Dragon | 2020 | PS4 | Yakuza: Like a Dragon
Persona 5 Royal | 2020 | PS4 | Persona 5 Royal
Chrono Trigger | 1995 | Super Nintendo Entertainment System | Chrono Trigger
Clair Obscur: Expedition 33 | 2025 | | Clair Obscur: Expedition 33
Metaphor: ReFantazio | 2024 | | Metaphor: ReFantazio
Astro Bot | 2024 | PlayStation 5 | Astro Bot
Black Myth: Wukong | 2024 | | Black Myth: Wukong
Blue Prince | 2025 | | Blue Prince
Donkey Kong Bananza | 2025 | Nintendo Switch 2 | Donkey Kong Bananza
Mario Kart World | 2025 | Nintendo Switch 2 | Mario Kart World
Death Stranding 2: On the Beach | 2025 | PlayStation 5 | Death Stranding 2: On the Beach
Elden Ring: Shadow of the Erdtree | 2024 | | Elden Ring: Shadow of the Erdtree
Cyberpunk 2077: Phantom Liberty | 2023 | | Cyberpunk 2077: Phantom Liberty
Dragon Quest III: The Seeds of Salvation | 1988 | | Dragon Quest III: The Seeds of Salvation
Final Fantasy Tactics: The Ivalice Chronicles | 2025 | | Final Fantasy Tactics: The Ivalice Chronicles
`,
  "Backloggd and its exporters": `
The Witcher 3: Wild Hunt - Blood and Wine | | | The Witcher 3: Wild Hunt - Blood and Wine
The Witcher 3: Wild Hunt - Hearts of Stone | | | The Witcher 3: Wild Hunt - Hearts of Stone
Ori and the Blind Forest | | | Ori and the Blind Forest
Portal | | | Portal
Portal 2 | | | Portal 2
Bloodborne | | | Bloodborne
Bloodborne: The Old Hunters | | | Bloodborne: The Old Hunters
Disco Elysium | | | Disco Elysium
Disco Elysium: The Final Cut | | | Disco Elysium: The Final Cut
Papers, Please | | | Papers, Please
Return of the Obra Dinn | | | Return of the Obra Dinn
Outer Wilds: Echoes of the Eye | | | Outer Wilds: Echoes of the Eye
SOMA | | | SOMA
Transistor | | | Transistor
Bastion | | | Bastion
Pyre | | | Pyre
Undertale | | | Undertale
Baba Is You | | | Baba Is You
Slay the Spire | | | Slay the Spire
Slay the Spire 2 | | | Slay the Spire 2
Vampire Survivors | | | Vampire Survivors
Balatro | | | Balatro
Terraria | | | Terraria
Stardew Valley | | | Stardew Valley
Minecraft | | | Minecraft
Minecraft: Java Edition | | | ?Minecraft
Valheim | | | Valheim
Subnautica | | | Subnautica
Subnautica: Below Zero | | | Subnautica: Below Zero
Cuphead | | | Cuphead
Cuphead: The Delicious Last Course | | | Cuphead: The Delicious Last Course
Shovel Knight | | | Shovel Knight
Super Meat Boy | | | Super Meat Boy
Crypt of the NecroDancer | | | Crypt of the NecroDancer
Enter the Gungeon | | | Enter the Gungeon
Doki Doki Literature Club! | | | Doki Doki Literature Club!
Cave Story | | | Cave Story
Cave Story+ | | | Cave Story+
Rocket League | | | Rocket League
Overwatch | | | Overwatch
Valorant | | | Valorant
Apex Legends | | | Apex Legends
Fortnite | | | Fortnite
Genshin Impact | | | Genshin Impact
Among Us | | | Among Us
Team Fortress 2 | | | Team Fortress 2
Dota 2 | | | Dota 2
World of Warcraft | | | World of Warcraft
Destiny 2 | | | Destiny 2
Gwent: The Witcher Card Game | | | Gwent: The Witcher Card Game
Max Payne | | | Max Payne
Max Payne 3 | | | Max Payne 3
Spec Ops: The Line | | | Spec Ops: The Line
Bulletstorm | | | Bulletstorm
Brutal Legend | | | Brütal Legend
Psychonauts 2 | | | Psychonauts 2
Grim Fandango | | | Grim Fandango
Day of the Tentacle | | | Day of the Tentacle
Myst | | | Myst
Syberia | | | Syberia
Heavy Rain | | | Heavy Rain
Detroit: Become Human | | | Detroit: Become Human
Alan Wake | | | Alan Wake
Alan Wake II | | | Alan Wake 2
Alien: Isolation | | | Alien: Isolation
Amnesia: The Dark Descent | | | Amnesia: The Dark Descent
Crusader Kings III | | | Crusader Kings III
Crusader Kings 3 | | | Crusader Kings III
Stellaris | | | Stellaris
Company of Heroes | | | Company of Heroes
Age of Empires II: The Age of Kings | | | Age of Empires II: The Age of Kings
Age of Empires II: Definitive Edition | | | Age of Empires II: Definitive Edition
Age of Empires 2: Definitive Edition | | | Age of Empires II: Definitive Edition
Command & Conquer: Red Alert | | | Command & Conquer: Red Alert
Command and Conquer: Red Alert | | | Command & Conquer: Red Alert
Command and Conquer | | | Command & Conquer
Beyond Good & Evil | | | Beyond Good & Evil
Beyond Good and Evil | | | Beyond Good & Evil
Quake | | | Quake
Quake II | | | Quake II
Quake 3 Arena | | | Quake III Arena
Unreal Tournament | | | Unreal Tournament
Duke Nukem 3D | | | Duke Nukem 3D
Wolfenstein 3D | | | Wolfenstein 3D
Fallout | | | Fallout
Fallout 2 | | | Fallout 2
Fallout 76 | | | Fallout 76
Diablo II: Resurrected | | | Diablo II: Resurrected
Diablo IV | | | Diablo IV
Neverwinter Nights | | | Neverwinter Nights
Pillars of Eternity | | | Pillars of Eternity
Path of Exile 2 | | | Path of Exile 2
Monster Hunter Rise | | | Monster Hunter Rise
Monster Hunter World: Iceborne | | | Monster Hunter World: Iceborne
Shenmue III | | | Shenmue III
Umineko When They Cry | | | Umineko When They Cry
Guitar Hero | | | Guitar Hero
Beat Saber | | | Beat Saber
Mirror's Edge Catalyst | | | -
Silksong | | | Hollow Knight: Silksong
Hollow Knight: Silksong | | | Hollow Knight: Silksong
Hollow Knight | | | Hollow Knight
`,
  "Xbox, PlayStation, GOG, Epic and Amazon libraries": `
Hades (Windows) | | | Hades
Forza Horizon 5 (Xbox Series X|S) | | | Forza Horizon 5
Forza Horizon 4 - Xbox One | | | Forza Horizon 4
Control - PS4 & PS5 | | | Control
Cyberpunk 2077 PS4 & PS5 | | | Cyberpunk 2077
Elden Ring PS4 & PS5 | | | Elden Ring
Hogwarts Legacy PS5 | | PS5 | Hogwarts Legacy
Minecraft for Windows | | | Minecraft
Minecraft for Nintendo Switch | | | Minecraft
Microsoft Flight Simulator (PC) | | | Microsoft Flight Simulator
Microsoft Flight Simulator: Game of the Year Edition | | | Microsoft Flight Simulator
Halo Infinite (Beta) | | | Halo Infinite
Sea of Thieves | | | -
Starfield [PC] | | | Starfield
Starfield Digital Premium Edition | | | Starfield
Valheim (Game Preview) | | | Valheim
Grounded (Early Access) | | | -
Overwatch®: Origins Edition - Xbox One | | | ?Overwatch
Ghost of Tsushima DIRECTOR'S CUT PS4 & PS5 | | | Ghost of Tsushima Director's Cut
HORIZON ZERO DAWN™ COMPLETE EDITION | | | Horizon Zero Dawn
Marvel’s Spider-Man: Game of the Year Edition | | PS4 | Marvel's Spider-Man
The Witcher 3: Wild Hunt – Game of the Year Edition (PS4) | | | The Witcher 3: Wild Hunt
Red Dead Redemption 2: Ultimate Edition | | PS4 | Red Dead Redemption 2
Grand Theft Auto V (PlayStation®5) | | | Grand Theft Auto V
Grand Theft Auto: The Trilogy – The Definitive Edition | | | Grand Theft Auto: The Trilogy - The Definitive Edition
DOOM Eternal Standard Edition | | | Doom Eternal
DOOM Eternal Deluxe Edition | | | Doom Eternal
Deathloop Deluxe Edition | | | Deathloop
Dishonored® 2 | | Xbox One | Dishonored 2
Dishonored: Definitive Edition | | Xbox One | Dishonored
Diablo® IV - Standard Edition | | | Diablo IV
Diablo III: Eternal Collection | | Switch | ?Diablo III
Tetris (USA) | | Game Boy | Tetris
Super Mario World (USA) | | SNES | Super Mario World
Super Metroid (Japan) | | SNES | Super Metroid
Sonic the Hedgehog (USA, Europe) | | Genesis | Sonic the Hedgehog (1991)
Chrono Trigger (rev 1) | | SNES | Chrono Trigger
Castlevania - Symphony of the Night (USA) | | PlayStation | Castlevania: Symphony of the Night
Legend of Zelda, The - A Link to the Past (USA) | | SNES | The Legend of Zelda: A Link to the Past
Legend of Zelda, The - Ocarina of Time (USA) (Rev 2) | | N64 | The Legend of Zelda: Ocarina of Time
Metal Gear Solid 3 - Snake Eater | | PS2 | Metal Gear Solid 3: Snake Eater
Final Fantasy VII (USA) | | PSX | Final Fantasy VII
Pokemon Red Version (USA, Europe) | | Game Boy | Pokémon Red Version
Pokemon - Emerald Version | | GBA | Pokémon Emerald Version
Stardew Valley - Nintendo Switch Edition | | | Stardew Valley
Celeste – Farewell | | | ?Celeste
Ori and the Will of the Wisps for Xbox Series X|S | | | Ori and the Will of the Wisps
Psychonauts 2 - Windows 10 | | | Psychonauts 2
Fallout 4: Game of the Year Edition | | GOG | Fallout 4
Fallout: New Vegas Ultimate Edition | | GOG | Fallout: New Vegas
Deus Ex™ GOTY Edition | | GOG | Deus Ex
Divinity: Original Sin - Enhanced Edition | | GOG | Divinity: Original Sin
Neverwinter Nights: Diamond Edition | | GOG | ?Neverwinter Nights
Planescape: Torment: Enhanced Edition | | GOG | Planescape: Torment - Enhanced Edition
System Shock® 2 (1999) | | GOG | -
Baldur's Gate: The Original Saga | | GOG | ?Baldur's Gate
Heroes of Might and Magic® 3: Complete | | GOG | -
Alan Wake Remastered | | Epic | ?Alan Wake
Hogwarts Legacy: Digital Deluxe Edition | | Epic | Hogwarts Legacy
Sid Meier's Civilization® VI: Platinum Edition | | Epic | ?Sid Meier's Civilization VI
Death Stranding Content | | Epic | ?Death Stranding
Rocket League® | | Epic Games Store | Rocket League
Fortnite Battle Royale | | Epic | Fortnite
Tomb Raider: Game of the Year Edition | | Amazon | ?Tomb Raider (2013)
`,
  "not in the catalogue": `
Zork | | | -
Persona 2 | | | -
Dark Souls 4 | | | -
Portal 3 | | | -
Portal Stories: Mel | | | -
Half-Life 4 | | | -
Final Fantasy XII | | | -
Final Fantasy V | | | -
Final Fantasy | 2010 | | ?Final Fantasy
Halo 5: Guardians | | | -
Mass Effect: Andromeda | | | -
Fallout Shelter | | | -
Fallout Tactics | | | -
Far Cry 4 | | | -
Far Cry | | | -
Borderlands: The Pre-Sequel | | | -
Uncharted 3: Drake's Deception | | | -
Resident Evil 5 | | | -
Resident Evil 6 | | | -
Resident Evil 0 | | | -
Metal Gear Solid 2: Sons of Liberty | | | -
Metal Gear Rising: Revengeance | | | -
Silent Hill 3 | | | -
Silent Hill | | | -
Gran Turismo 4 | | | -
Street Fighter V | | | -
Tekken 7 | | | -
Mortal Kombat X | | | -
Battlefield 3 | | | -
Battlefield V | | | -
Crysis 2 | | | -
Crysis 3 | | | -
Super Mario Land | | | -
Super Mario Party | | | -
Mario Party | | | -
Mario Golf | | | -
The Sims 3 | | | -
SimCity 4 | | | -
Sonic Adventure | | | -
Assassin's Creed III | | | -
Assassin's Creed | | | -
Batman: Arkham Knight | | | -
The Elder Scrolls II: Daggerfall | | | -
Dragon Age II | | | -
Gears of War 2 | | | -
God of War: Chains of Olympus | | | -
Watch Dogs | | | -
The Division | | | -
Sunless Sea | | | -
A Short Hike | | | -
Unpacking | | | -
Dredge | | | -
Spiritfarer | | | -
Oxenfree | | | -
Firewatch | | | -
Gone Home | | | -
What Remains of Edith Finch | | | -
Kentucky Route Zero | | | -
asdf | | | -
??? | | | -
Untitled Goose Game | | | -
`,
};

type TitleCase = {
  group: string;
  title: string;
  year: number | null;
  platform: string | null;
  /** Null: not in the catalogue. */
  game: { name: string; year: number | null } | null;
  mustAsk: boolean;
};

export const IMPORT_TITLES: TitleCase[] = Object.entries(TITLES).flatMap(([group, text]) =>
  text
    .trim()
    .split("\n")
    .map((line): TitleCase => {
      const [title = "", year = "", platform = "", expected = ""] = line
        .split(/ \|(?= )/)
        .map((cell) => cell.trim());
      const [, question, name = "", ofYear] = /^(\?)?(.*?)(?: \((\d{4})\))?$/.exec(expected) ?? [];
      return {
        group,
        title,
        year: year ? Number(year) : null,
        platform: platform || null,
        game: name === "-" ? null : { name, year: ofYear ? Number(ofYear) : null },
        mustAsk: question === "?",
      };
    }),
);
