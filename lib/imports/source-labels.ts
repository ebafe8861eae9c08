const LABELS: Readonly<Record<string, string>> = {
  "backloggd-importable": "Backloggd",
  "backloggd-plus": "Backloggd",
  "backloggd-script": "Backloggd",
  "backloggd-transfer": "Backloggd",
  backloggery: "Backloggery",
  generic: "Table",
  grouvee: "Grouvee",
  howlongtobeat: "HowLongToBeat",
  "igdb-list": "IGDB list",
  "infinite-backlog": "Infinite Backlog",
  playnite: "Playnite",
  darkadia: "Darkadia",
  completionator: "Completionator",
  "gog-galaxy": "GOG Galaxy",
  "nintendo-eshop": "Nintendo eShop",
  "steam-library": "Steam library",
  questshelf: "Questshelf",
  ryot: "Ryot",
  steam: "Steam",
  yamtrack: "Yamtrack",
};

/** The service that wrote a file, by the format's id. */
export const sourceLabelOf = (source: string) => LABELS[source] ?? "File";
