import type { Row } from "../tables.ts";
import { checksum, imageId, imageUrl } from "./identity.ts";

/** `code|id|name|slug|abbreviation|platform_type|generation`, with IGDB's numbers and slugs. */
const PLATFORMS = `
lin|3|Linux|linux|Linux|4|
n64|4|Nintendo 64|n64|N64|1|5
wii|5|Wii|wii|Wii|1|7
pc|6|PC (Microsoft Windows)|win|PC|4|
ps1|7|PlayStation|ps|PS1|1|5
ps2|8|PlayStation 2|ps2|PS2|1|6
ps3|9|PlayStation 3|ps3|PS3|1|7
xbox|11|Xbox|xbox|XBOX|1|6
x360|12|Xbox 360|xbox360|X360|1|7
dos|13|DOS|dos|DOS|4|
mac|14|Mac|mac|Mac|4|
c64|15|Commodore C64/128/MAX|c64|C64|6|
amiga|16|Amiga|amiga|Amiga|6|
nes|18|Nintendo Entertainment System|nes|NES|1|3
snes|19|Super Nintendo Entertainment System|snes|SNES|1|4
nds|20|Nintendo DS|nds|NDS|5|7
ngc|21|Nintendo GameCube|ngc|NGC|1|6
gbc|22|Game Boy Color|gbc|GBC|5|5
dc|23|Dreamcast|dc|DC|1|6
gba|24|Game Boy Advance|gba|GBA|5|6
gen|29|Sega Mega Drive/Genesis|genesis-slash-megadrive|Genesis|1|4
s32x|30|Sega 32X|sega32|32X|1|4
sat|32|Sega Saturn|saturn|Saturn|1|5
gb|33|Game Boy|gb|GB|5|4
and|34|Android|android|Android|4|
gg|35|Sega Game Gear|gamegear|GG|5|4
3ds|37|Nintendo 3DS|3ds|3DS|5|8
psp|38|PlayStation Portable|psp|PSP|5|7
ios|39|iOS|ios|iOS|4|
wiiu|41|Wii U|wiiu|WiiU|1|8
psv|46|PlayStation Vita|psvita|Vita|5|8
ps4|48|PlayStation 4|ps4--1|PS4|1|8
xone|49|Xbox One|xboxone|XONE|1|8
3do|50|3DO Interactive Multiplayer|3do|3DO|1|5
arc|52|Arcade|arcade|Arcade|2|
sfc|58|Super Famicom|sfam|SFAM|1|4
a26|59|Atari 2600|atari2600|Atari2600|1|2
a78|60|Atari 7800|atari7800|Atari7800|1|3
lynx|61|Atari Lynx|lynx|Lynx|5|4
jag|62|Atari Jaguar|jaguar|Jaguar|1|5
sms|64|Sega Master System/Mark III|sms|SMS|1|3
scd|78|Sega CD|sega-cd|SegaCD|1|4
mvs|79|Neo Geo MVS|neogeomvs|MVS|2|
aes|80|Neo Geo AES|neogeoaes|AES|1|4
web|82|Web browser|browser|browser|3|
tg16|86|TurboGrafx-16/PC Engine|turbografx16--1|TG16|1|4
vb|87|Virtual Boy|virtualboy|VB|1|5
fc|99|Family Computer|famicom|famicom|1|3
nsw|130|Nintendo Switch|switch|Switch|1|8
n3ds|137|New Nintendo 3DS|new-nintendo-3ds|N3DS|5|8
svr|163|SteamVR|steam-vr|Steam VR|3|
psvr|165|PlayStation VR|psvr|PSVR|1|8
ps5|167|PlayStation 5|ps5|PS5|1|9
xsx|169|Xbox Series X|S|series-x-s|Series X|S|1|9
stadia|170|Google Stadia|stadia|Stadia|3|
pdate|381|Playdate|playdate|Playdate|5|9
oq|384|Oculus Quest|oculus-quest|Oculus Quest|5|
q2|386|Meta Quest 2|meta-quest-2|Meta Quest 2|5|
psvr2|390|PlayStation VR2|psvr2|PSVR2|1|9
q3|471|Meta Quest 3|meta-quest-3|Meta Quest 3|5|
vis|472|visionOS|visionos|visionOS|4|
ns2|508|Nintendo Switch 2|switch-2|Switch 2|1|9
`;

/** Rows of `platforms` and `platform_logos`, and the codes of the game files. */
export function platformTables() {
  const codes = new Map<string, number>();
  const platforms: Row[] = [];
  const logos: Row[] = [];
  for (const line of PLATFORMS.trim().split("\n")) {
    // "Series X|S" contains our separator.
    const [code = "", idText, name, slug, abbreviation, type, generation] = line
      .replaceAll("X|S", "X∣S")
      .split("|")
      .map((part) => part.replace("∣", "|"));
    const id = Number(idText);
    const image = imageId("pl", id);
    codes.set(code, id);
    platforms.push({
      id,
      name,
      slug,
      abbreviation,
      platform_type: Number(type),
      ...(generation ? { generation: Number(generation) } : {}),
      platform_logo: id,
      url: `https://www.igdb.com/platforms/${slug}`,
      created_at: 1297555200,
      updated_at: 1755000000,
      checksum: checksum(`platforms:${id}`),
    });
    logos.push({
      id,
      alpha_channel: true,
      animated: false,
      image_id: image,
      url: imageUrl(image),
      width: 400,
      height: 400,
      checksum: checksum(`platform_logos:${id}`),
    });
  }
  return { codes, platforms, logos };
}
