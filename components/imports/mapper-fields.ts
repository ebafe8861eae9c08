import type { MapperField, Mapping } from "@/lib/import-files/entry";
import { REPEATED_FIELDS } from "@/lib/import-files/entry";

export const FIELD_GROUPS: readonly { label: string; fields: readonly MapperField[] }[] = [
  { label: "The game", fields: ["title", "platform", "year", "igdbId", "steamAppid"] },
  {
    label: "What you did",
    fields: ["status", "rating", "hours", "startedOn", "finishedOn", "addedAt", "notes", "review", "tags"],
  },
  { label: "Your copy", fields: ["store", "medium", "boughtOn", "price", "currency"] },
];

export const MAPPER_LABELS: Record<MapperField, string> = {
  title: "Title",
  platform: "Platform",
  year: "Release year",
  status: "Status",
  rating: "Rating",
  hours: "Time played",
  startedOn: "Started on",
  finishedOn: "Finished on",
  addedAt: "Added on",
  notes: "Notes",
  review: "Review",
  tags: "Tags",
  store: "Store",
  medium: "Physical or digital",
  boughtOn: "Bought on",
  price: "Price",
  currency: "Currency",
  igdbId: "IGDB id",
  steamAppid: "Steam app id",
};

/** After "looks like" and "Use as". */
export const MAPPER_PHRASES: Record<MapperField, string> = {
  title: "the title",
  platform: "the platform",
  year: "the release year",
  status: "the status",
  rating: "your rating",
  hours: "the time you played",
  startedOn: "the date you started",
  finishedOn: "the date you finished",
  addedAt: "the date you added the game",
  notes: "your notes",
  review: "your review",
  tags: "your tags",
  store: "the store",
  medium: "the kind of copy, physical or digital",
  boughtOn: "the date you bought the game",
  price: "the price you paid",
  currency: "the currency of the price",
  igdbId: "the IGDB id",
  steamAppid: "the Steam app id",
};

const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);

export const fieldOf = (value: string): MapperField | null => FIELDS.find((field) => field === value) ?? null;

/** The field of each column, in the order of the columns; null: not used. */
export type Choices = readonly (MapperField | null)[];

/** Most fields have one column: the column that had the field loses it. */
export function withField(choices: Choices, index: number, field: MapperField | null): Choices {
  const isShared = field === null || REPEATED_FIELDS.includes(field);
  return choices.map((known, other) => {
    if (other === index) return field;
    return known === field && !isShared ? null : known;
  });
}

export function columnsOf(names: readonly string[], choices: Choices): Mapping["columns"] {
  const columns: Mapping["columns"] = {};
  for (const [index, name] of names.entries()) {
    const field = choices[index];
    if (!field) continue;
    const known = columns[field];
    columns[field] = known === undefined ? name : [known, name].flat();
  }
  return columns;
}

export function choicesOf(names: readonly string[], columns: Mapping["columns"]): Choices {
  return names.map((name) => FIELDS.find((field) => [columns[field] ?? []].flat().includes(name)) ?? null);
}
