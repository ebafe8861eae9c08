/** `name|IGDB's id if known|country (ISO 3166-1)|founded|parent|status|websites|our own description`. */
export const COMPANIES = `
Nintendo|70|392|1889-09-23|||https://www.nintendo.com https://x.com/NintendoAmerica https://en.wikipedia.org/wiki/Nintendo|A Kyoto maker of playing cards that turned to toys and then to video games, and gave the world Mario, Zelda and a long line of consoles.
Valve|56|840|1996-08-24|||https://www.valvesoftware.com https://x.com/valvesoftware https://en.wikipedia.org/wiki/Valve_Corporation|The studio behind Half-Life, Portal and Dota 2, and the operator of the Steam store.
CD Projekt RED|908|616|2002-02|CD Projekt||https://www.cdprojektred.com https://x.com/CDPROJEKTRED https://en.wikipedia.org/wiki/CD_Projekt_Red|A Warsaw studio known for large role-playing games: The Witcher and Cyberpunk 2077.
CD Projekt||616|1994-05|||https://www.cdprojekt.com https://en.wikipedia.org/wiki/CD_Projekt|A Polish group that began by importing games and now owns the studio CD Projekt RED.
FromSoftware||392|1986-11-01|Kadokawa Corporation||https://www.fromsoftware.jp https://x.com/fromsoftware_pr https://en.wikipedia.org/wiki/FromSoftware|A Tokyo studio that went from office software to King's Field, Armored Core and the Souls games.
Kadokawa Corporation||392|1945-11-10|||https://group.kadokawa.co.jp|A Japanese media group of book, anime and games publishers.
Capcom||392|1979-05-30|||https://www.capcom.com https://x.com/CapcomUSA_ https://en.wikipedia.org/wiki/Capcom|The Osaka house of Street Fighter, Mega Man, Resident Evil and Monster Hunter.
Supergiant Games||840|2009|||https://www.supergiantgames.com https://x.com/SupergiantGames https://en.wikipedia.org/wiki/Supergiant_Games|A small San Francisco studio that made Bastion, Transistor, Pyre and Hades.
Rockstar Games||840|1998-12|Take-Two Interactive||https://www.rockstargames.com https://x.com/RockstarGames https://en.wikipedia.org/wiki/Rockstar_Games|A New York publisher of open worlds, foremost Grand Theft Auto and Red Dead Redemption.
Rockstar North||826|1987|Rockstar Games||https://en.wikipedia.org/wiki/Rockstar_North|The Edinburgh studio, once called DMA Design, that leads work on Grand Theft Auto.
Rockstar San Diego||840|1984|Rockstar Games||https://en.wikipedia.org/wiki/Rockstar_San_Diego|A Californian studio that began as Angel Studios and created Red Dead Redemption and Midnight Club.
Take-Two Interactive||840|1993-09-30|||https://www.take2games.com https://en.wikipedia.org/wiki/Take-Two_Interactive|A New York holding that owns Rockstar Games, 2K and Zynga.
2K||840|2005-01-25|Take-Two Interactive||https://2k.com https://x.com/2K|A publisher of BioShock, Borderlands, Civilization and sports games.
Square Enix||392|2003-04-01|||https://www.square-enix.com https://x.com/SquareEnix https://en.wikipedia.org/wiki/Square_Enix|Born from the merger of Square and Enix; home of Final Fantasy and Dragon Quest.
Square||392|1983-09||merged|https://en.wikipedia.org/wiki/Square_(video_game_company)|The maker of Final Fantasy and Chrono Trigger, until it merged with Enix in 2003.
Enix||392|1975-09-22||merged|https://en.wikipedia.org/wiki/Enix|The publisher of Dragon Quest, until it merged with Square in 2003.
Bethesda Game Studios||840|2001|ZeniMax Media||https://bethesdagamestudios.com https://en.wikipedia.org/wiki/Bethesda_Game_Studios|The studio in Rockville, Maryland, that makes The Elder Scrolls, the later Fallout games and Starfield.
Bethesda Softworks||840|1986-06-28|ZeniMax Media||https://bethesda.net https://x.com/bethesda https://en.wikipedia.org/wiki/Bethesda_Softworks|An American publisher of The Elder Scrolls, Fallout, Doom and Dishonored.
ZeniMax Media||840|1999-05|Microsoft||https://en.wikipedia.org/wiki/ZeniMax_Media|The parent of Bethesda, id Software and Arkane, part of Microsoft since 2021.
Microsoft||840|1975-04-04|||https://www.microsoft.com https://en.wikipedia.org/wiki/Microsoft|The software company from Redmond, which also makes Windows and the Xbox.
Xbox Game Studios||840|2000-03|Microsoft||https://www.xbox.com/xbox-game-studios https://x.com/XboxGameStudios https://en.wikipedia.org/wiki/Xbox_Game_Studios|Microsoft's own publisher and group of studios.
id Software||840|1991-02-01|ZeniMax Media||https://www.idsoftware.com https://x.com/idSoftware https://en.wikipedia.org/wiki/Id_Software|The Texan inventors of the modern first-person shooter: Wolfenstein 3D, Doom and Quake.
Sony Interactive Entertainment||840|1993-11-16|||https://www.sonyinteractive.com https://x.com/PlayStation https://en.wikipedia.org/wiki/Sony_Interactive_Entertainment|The maker of the PlayStation and publisher of its house games.
Sony Computer Entertainment||392|1993-11-16||renamed|https://en.wikipedia.org/wiki/Sony_Interactive_Entertainment|The earlier name of Sony Interactive Entertainment.
Naughty Dog||840|1984-09-27|Sony Interactive Entertainment||https://www.naughtydog.com https://x.com/Naughty_Dog https://en.wikipedia.org/wiki/Naughty_Dog|A Santa Monica studio of Crash Bandicoot, Uncharted and The Last of Us.
Santa Monica Studio||840|1999|Sony Interactive Entertainment||https://sms.playstation.com https://x.com/SonySantaMonica https://en.wikipedia.org/wiki/Santa_Monica_Studio|The Los Angeles studio that makes God of War.
Insomniac Games||840|1994-02-28|Sony Interactive Entertainment||https://insomniac.games https://x.com/insomniacgames https://en.wikipedia.org/wiki/Insomniac_Games|The creators of Spyro, Ratchet & Clank and the newer Spider-Man games.
Guerrilla Games||528|2000-01-01|Sony Interactive Entertainment||https://www.guerrilla-games.com https://x.com/Guerrilla https://en.wikipedia.org/wiki/Guerrilla_Games|An Amsterdam studio that went from Killzone to Horizon.
Sucker Punch Productions||840|1997-10|Sony Interactive Entertainment||https://www.suckerpunch.com https://x.com/SuckerPunchProd|The studio near Seattle that made Sly Cooper, Infamous and Ghost of Tsushima.
Ubisoft||250|1986-03-28|||https://www.ubisoft.com https://x.com/Ubisoft https://en.wikipedia.org/wiki/Ubisoft|A French publisher with studios all over the world: Assassin's Creed, Far Cry, Rayman.
Ubisoft Montreal||124|1997-04-25|Ubisoft||https://montreal.ubisoft.com https://en.wikipedia.org/wiki/Ubisoft_Montreal|Ubisoft's largest studio, home of Assassin's Creed, Far Cry and Rainbow Six Siege.
Electronic Arts||840|1982-05-27|||https://www.ea.com https://x.com/EA https://en.wikipedia.org/wiki/Electronic_Arts|One of the oldest large publishers, known for sports games, Battlefield and The Sims.
BioWare||124|1995-02-01|Electronic Arts||https://www.bioware.com https://x.com/bioware https://en.wikipedia.org/wiki/BioWare|A studio from Edmonton known for Baldur's Gate, Mass Effect and Dragon Age.
DICE||752|1992-05|Electronic Arts||https://www.dice.se https://en.wikipedia.org/wiki/DICE_(company)|A Stockholm studio known for Battlefield and Mirror's Edge.
Respawn Entertainment||840|2010-04|Electronic Arts||https://www.respawn.com https://x.com/Respawn https://en.wikipedia.org/wiki/Respawn_Entertainment|The makers of Titanfall, Apex Legends and two Star Wars Jedi games.
Maxis||840|1987|Electronic Arts||https://en.wikipedia.org/wiki/Maxis|The home of SimCity, The Sims and Spore.
Activision||840|1979-10-01|Activision Blizzard||https://www.activision.com https://x.com/Activision https://en.wikipedia.org/wiki/Activision|The first independent console publisher, today best known for Call of Duty.
Activision Blizzard||840|2008-07-09|Microsoft||https://en.wikipedia.org/wiki/Activision_Blizzard|The holding of Activision, Blizzard and King, part of Microsoft since 2023.
Blizzard Entertainment||840|1991-02-08|Activision Blizzard||https://www.blizzard.com https://x.com/Blizzard_Ent https://en.wikipedia.org/wiki/Blizzard_Entertainment|The Irvine studio of Warcraft, StarCraft, Diablo and Overwatch.
Infinity Ward||840|2002|Activision||https://www.infinityward.com https://en.wikipedia.org/wiki/Infinity_Ward|The studio that started Call of Duty.
Treyarch||840|1996|Activision||https://www.treyarch.com https://en.wikipedia.org/wiki/Treyarch|The Californian studio behind the Black Ops games.
Konami||392|1969-03-21|||https://www.konami.com https://x.com/Konami https://en.wikipedia.org/wiki/Konami|A Japanese maker of Castlevania, Contra, Metal Gear and Silent Hill.
Sega||392|1960-06-03|||https://www.sega.com https://x.com/SEGA https://en.wikipedia.org/wiki/Sega|An arcade and console pioneer, best known for Sonic, Yakuza and Virtua Fighter.
Atlus||392|1986-04-07|Sega||https://atlus.com https://x.com/Atlus_West https://en.wikipedia.org/wiki/Atlus|The Tokyo makers of Shin Megami Tensei and Persona.
Bandai Namco Entertainment||392|2006-03-31|||https://www.bandainamcoent.com https://x.com/BandaiNamcoUS https://en.wikipedia.org/wiki/Bandai_Namco_Entertainment|The publisher of Tekken, Tales and, outside Japan, many of FromSoftware's games.
Namco||392|1955-06-01||merged|https://en.wikipedia.org/wiki/Namco|The arcade company that made Pac-Man, Galaga and Tekken.
HAL Laboratory||392|1980-02-21|||https://www.hallab.co.jp https://en.wikipedia.org/wiki/HAL_Laboratory|A Japanese studio known for Kirby and the first Super Smash Bros. games.
Game Freak||392|1989-04-26|||https://www.gamefreak.co.jp https://en.wikipedia.org/wiki/Game_Freak|The studio that has made Pokémon since its beginning.
Retro Studios||840|1998-10-01|Nintendo||https://www.retrostudios.com https://en.wikipedia.org/wiki/Retro_Studios|Nintendo's studio in Austin, known for Metroid Prime.
Monolith Soft||392|1999-10-01|Nintendo||https://www.monolithsoft.co.jp https://en.wikipedia.org/wiki/Monolith_Soft|The creators of Xenosaga and Xenoblade Chronicles.
PlatinumGames||392|2007-10-01|||https://www.platinumgames.com https://x.com/platinumgames https://en.wikipedia.org/wiki/PlatinumGames|An Osaka studio of fast action: Bayonetta, Vanquish, Nier: Automata.
Kojima Productions||392|2015-12-16|||https://www.kojimaproductions.jp https://x.com/KojiPro2015_EN https://en.wikipedia.org/wiki/Kojima_Productions|Hideo Kojima's own studio, known for Death Stranding.
Larian Studios||56|1996|||https://larian.com https://x.com/larianstudios https://en.wikipedia.org/wiki/Larian_Studios|A Ghent studio of role-playing games: Divinity and Baldur's Gate 3.
Obsidian Entertainment||840|2003-06|Xbox Game Studios||https://www.obsidian.net https://x.com/Obsidian https://en.wikipedia.org/wiki/Obsidian_Entertainment|Role-playing specialists from Irvine: Fallout: New Vegas, Pillars of Eternity, The Outer Worlds.
Remedy Entertainment||246|1995-08|||https://www.remedygames.com https://x.com/remedygames https://en.wikipedia.org/wiki/Remedy_Entertainment|A Finnish studio of cinematic action: Max Payne, Alan Wake, Control.
Mojang Studios||752|2009|Xbox Game Studios||https://www.minecraft.net https://x.com/Mojang https://en.wikipedia.org/wiki/Mojang_Studios|The Stockholm makers of Minecraft.
Team Cherry||36|2014|||https://www.teamcherry.com.au https://x.com/TeamCherryGames https://en.wikipedia.org/wiki/Team_Cherry|Three people from Adelaide who drew and built Hollow Knight.
Devolver Digital||840|2009|||https://www.devolverdigital.com https://x.com/devolverdigital https://en.wikipedia.org/wiki/Devolver_Digital|A Texan publisher of independent games.
Annapurna Interactive||840|2016-12-01|||https://annapurnainteractive.com https://x.com/A_i https://en.wikipedia.org/wiki/Annapurna_Interactive|A Los Angeles publisher of personal, story-led games.
Paradox Interactive||752|2004|||https://www.paradoxinteractive.com https://x.com/PdxInteractive https://en.wikipedia.org/wiki/Paradox_Interactive|A Stockholm publisher of grand strategy and city builders.
Firaxis Games||840|1996|2K||https://firaxis.com https://x.com/FiraxisGames https://en.wikipedia.org/wiki/Firaxis_Games|The home of Civilization and the newer XCOM games.
Gearbox Software||840|1999-02-16|2K||https://www.gearboxsoftware.com https://x.com/GearboxOfficial https://en.wikipedia.org/wiki/Gearbox_Software|The Texan studio behind Borderlands.
Bungie||840|1991-05|Sony Interactive Entertainment||https://www.bungie.net https://x.com/Bungie https://en.wikipedia.org/wiki/Bungie|The creators of Marathon, Halo and Destiny.
343 Industries||840|2007|Xbox Game Studios|renamed|https://en.wikipedia.org/wiki/Halo_Studios|The caretaker of Halo after Bungie, called Halo Studios since 2024.
Epic Games||840|1991|||https://www.epicgames.com https://x.com/EpicGames https://en.wikipedia.org/wiki/Epic_Games|The makers of Unreal, Gears of War and Fortnite, and of the Unreal Engine.
Riot Games||840|2006-09|Tencent||https://www.riotgames.com https://x.com/riotgames https://en.wikipedia.org/wiki/Riot_Games|The Los Angeles studio of League of Legends and Valorant.
Tencent||156|1998-11-11|||https://www.tencent.com https://en.wikipedia.org/wiki/Tencent|A technology group from Shenzhen with shares in very many studios.
miHoYo||156|2012-02-13|||https://www.mihoyo.com https://en.wikipedia.org/wiki/MiHoYo|The Shanghai makers of Honkai and Genshin Impact.
Game Science||156|2014-06-13|||https://www.gamesci.com.cn https://en.wikipedia.org/wiki/Game_Science|The Chinese studio that made Black Myth: Wukong.
Arkane Studios||250|1999-10|ZeniMax Media||https://www.arkane-studios.com https://x.com/ArkaneStudios https://en.wikipedia.org/wiki/Arkane_Studios|A Lyon studio of immersive worlds: Dishonored, Prey, Deathloop.
Eidos-Montréal||124|2007-02|||https://www.eidosmontreal.com https://en.wikipedia.org/wiki/Eidos-Montréal|The studio that brought back Deus Ex and Thief.
Crystal Dynamics||840|1992|||https://www.crystald.com https://x.com/CrystalDynamics https://en.wikipedia.org/wiki/Crystal_Dynamics|The makers of Gex, Legacy of Kain and the newer Tomb Raider games.
LucasArts||840|1982-05||defunct|https://en.wikipedia.org/wiki/LucasArts|George Lucas's games company, known for its adventures and for Star Wars.
Double Fine Productions||840|2000-07|Xbox Game Studios||https://www.doublefine.com https://x.com/DoubleFine https://en.wikipedia.org/wiki/Double_Fine|Tim Schafer's studio: Psychonauts, Brütal Legend, Broken Age.
Rare||826|1985|Xbox Game Studios||https://www.rare.co.uk https://x.com/RareLtd https://en.wikipedia.org/wiki/Rare_(company)|A British studio known for Donkey Kong Country, GoldenEye, Banjo-Kazooie and Sea of Thieves.
Playground Games||826|2010|Xbox Game Studios||https://playground-games.com https://x.com/WeArePlayground https://en.wikipedia.org/wiki/Playground_Games|The Leamington Spa studio of Forza Horizon and the next Fable.
ConcernedApe||840|2012|||https://www.stardewvalley.net https://x.com/ConcernedApe|Eric Barone, who made Stardew Valley alone.
Klei Entertainment||124|2005-07|||https://www.klei.com https://x.com/klei https://en.wikipedia.org/wiki/Klei_Entertainment|A Vancouver studio: Don't Starve, Mark of the Ninja, Oxygen Not Included.
Telltale Games||840|2004-10||defunct|https://en.wikipedia.org/wiki/Telltale_Games|Makers of episodic adventures, closed in 2018.
Quantic Dream||250|1997-05|||https://www.quanticdream.com https://x.com/Quantic_Dream https://en.wikipedia.org/wiki/Quantic_Dream|A Paris studio of interactive dramas.
Game Arts||392|1985|||https://en.wikipedia.org/wiki/Game_Arts|A Tokyo studio known for Lunar and Grandia.
Sandfall Interactive||250|2020|||https://www.sandfall.co https://en.wikipedia.org/wiki/Sandfall_Interactive|The Montpellier studio that made Clair Obscur: Expedition 33.
GSC Game World||804|1995|||https://www.gsc-game.com https://x.com/stalker_thegame https://en.wikipedia.org/wiki/GSC_Game_World|The Ukrainian studio of Cossacks and S.T.A.L.K.E.R.
Looking Glass Studios||840|1990||defunct|https://en.wikipedia.org/wiki/Looking_Glass_Studios|Pioneers of the immersive sim: Thief and System Shock 2.
Irrational Games||840|1997||renamed|https://en.wikipedia.org/wiki/Irrational_Games|Ken Levine's studio of System Shock 2 and BioShock.
Westwood Studios||840|1985||defunct|https://en.wikipedia.org/wiki/Westwood_Studios|The Las Vegas studio that started Command & Conquer.
Relic Entertainment||124|1997|||https://www.relic.com https://en.wikipedia.org/wiki/Relic_Entertainment|Real-time strategists from Vancouver: Homeworld, Dawn of War, Company of Heroes.
4A Games||470|2006|||https://www.4a-games.com.mt https://en.wikipedia.org/wiki/4A_Games|The studio of the Metro games, founded in Kyiv.
Frictional Games||752|2006|||https://frictionalgames.com https://en.wikipedia.org/wiki/Frictional_Games|A Swedish studio of horror games: Penumbra, Amnesia, SOMA.
Moon Studios||40|2010|||https://moongamestudios.com https://en.wikipedia.org/wiki/Moon_Studios|A studio spread over the world that made Ori.
Coffee Stain Studios||752|2010|||https://www.coffeestainstudios.com https://en.wikipedia.org/wiki/Coffee_Stain_Studios|The Skövde makers of Goat Simulator and Satisfactory.
Wube Software||203|2014|||https://factorio.com https://en.wikipedia.org/wiki/Factorio|The Prague team that makes Factorio and nothing else.
Warhorse Studios||203|2011|||https://warhorsestudios.com https://en.wikipedia.org/wiki/Warhorse_Studios|A Prague studio of historical role-playing: Kingdom Come.
`;
