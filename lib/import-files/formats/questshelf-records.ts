import { z } from "zod";
import { storableText } from "../clean-text.ts";
import { exactTime, parseDate } from "../dates.ts";
import type { FileRecord, RecordKind } from "../entry.ts";
import { MAX_GAME_ID } from "../limits.ts";

/** What our export has beside games, by its names. What breaks a rule of the database is left out. */
const id = z.uuid();
const gameId = z.int().min(1).max(MAX_GAME_ID);
const text = (maximum: number, minimum = 1) =>
  z
    .string()
    .transform(storableText)
    .refine((value) => inRange(value, minimum, maximum));
const inRange = (value: string, minimum: number, maximum: number) => {
  const { length } = Array.from(value);
  return length >= minimum && length <= maximum;
};
const time = z.string().refine((value) => exactTime(value) !== null);
const partialDate = z.string().refine((value) => parseDate(value) === value && !isFuture(value));
/** Days are the user's own: tomorrow in UTC has begun somewhere. */
const isFuture = (date: string) => Date.parse(date) > Date.now() + 24 * 60 * 60 * 1000;
const setting = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Within the limit of layouts, and without the escapes that the database refuses: of NUL and of half characters. */
function isStorable(mapping: object): boolean {
  const json = JSON.stringify(mapping);
  return new TextEncoder().encode(json).length <= 20_000 && !/\\u(0000|d[89a-f])/i.test(json);
}
const minutes = z.int().min(0).max(60_000_000);

const social = text(1000, 0).optional().catch(undefined);
const socials = z.object({
  github: social,
  steam: social,
  instagram: social,
  twitter: social,
  playstation: social,
  xbox: social,
});

const profile = z.object({
  about: text(1000, 0).nullish().catch(null),
  website: text(300, 0).nullish().catch(null),
  steam_id: text(200, 0).nullish().catch(null),
  socials: socials.catch({}),
  show_imported: z.boolean().nullish().catch(null),
  show_adult: z.boolean().nullish().catch(null),
  steam_sync: z.boolean().nullish().catch(null),
  visibility: z.enum(["public", "link", "private"]).nullish().catch(null),
  shown_sections: z
    .array(z.enum(["hours", "ratings", "dates", "plays", "copies", "lists", "statistics"]))
    .max(7)
    .nullish()
    .catch(null),
  notices_off: z
    .array(z.enum(["follows", "likes", "releases", "imports"]))
    .max(4)
    .nullish()
    .catch(null),
});

const RECORDS = {
  tags: z.object({ id, name: text(40), created_at: time.nullish() }),
  game_tags: z.object({ game_id: gameId, tags: z.array(text(40)).min(1).max(30) }),
  removed_steam_apps: z.object({ appid: z.int().min(1).max(4_294_967_295), removed_at: time.nullish() }),
  import_choices: z.object({
    title_key: text(1000, 0),
    game_id: gameId.nullable(),
    chosen_at: time.nullish(),
  }),
  import_mappings: z.object({
    header_key: text(200),
    // At most two levels, like the mappings that we store: a value nested thousands deep cannot be sent to the app.
    mapping: z.record(z.string(), z.union([setting, z.record(z.string(), setting)])).refine(isStorable),
    saved_at: time.nullish(),
  }),
  plays: z.object({
    id,
    game_id: gameId,
    platform: text(100).nullish(),
    started: partialDate.nullish(),
    finished: partialDate.nullish(),
    outcome: z.enum(["playing", "paused", "finished", "abandoned"]),
    minutes,
    note: text(5000, 0).nullish(),
    timer_started_at: time.nullish(),
    created_at: time.nullish(),
    updated_at: time.nullish(),
  }),
  copies: z.object({
    id,
    game_id: gameId,
    platform: text(100).nullish(),
    store: text(100).nullish(),
    medium: z.enum(["physical", "digital"]).nullish(),
    bought_on: partialDate.nullish(),
    price: z.number().min(0).max(99_999_999.99).nullish(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullish(),
    created_at: time.nullish(),
    updated_at: time.nullish(),
  }),
  lists: z.object({
    id,
    title: text(100),
    description: text(2000).nullish(),
    is_ranked: z.boolean(),
    visibility: z.enum(["private", "link", "public"]),
    created_at: time.nullish(),
    updated_at: time.nullish(),
  }),
  list_entries: z.object({
    list_id: id,
    game_id: gameId,
    game_name: text(500),
    cover_image_id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .nullish()
      .catch(null),
    release_year: z.int().min(0).max(9999).nullish().catch(null),
    position: z.int(),
    note: text(500).nullish(),
    added_at: time.nullish(),
  }),
  smart_lists: z.object({ id, name: text(100), query: text(4000), created_at: time.nullish() }),
  favourites: z.object({ game_id: gameId, position: z.int().min(1).max(1_000_000_000) }),
  reviews: z.object({
    game_id: gameId,
    text: text(10_000),
    is_spoiler: z.boolean(),
    visibility: z.enum(["public", "followers", "private"]),
    created_at: time.nullish(),
    published_at: time.nullish(),
    edited_at: time.nullish(),
  }),
  // Without a name if the profile was no longer shown.
  follows: z.object({ username: text(100).nullable(), followed_at: time.nullish() }),
  review_likes: z.object({ username: text(100).nullable(), game_id: gameId, liked_at: time.nullish() }),
  list_likes: z.object({ list_id: id, liked_at: time.nullish() }),
} satisfies Record<Exclude<RecordKind, "profile">, z.ZodType>;

const NOUNS: Record<keyof typeof RECORDS, string> = {
  tags: "Tags",
  game_tags: "Tags of games",
  removed_steam_apps: "Removed Steam apps",
  import_choices: "Choices of earlier imports",
  import_mappings: "Layouts of tables",
  plays: "Plays",
  copies: "Copies",
  lists: "Lists",
  list_entries: "Games of lists",
  smart_lists: "Smart lists",
  favourites: "Favourites",
  reviews: "Reviews",
  follows: "People you follow",
  review_likes: "Likes of reviews",
  list_likes: "Likes of lists",
};

const hasValue = ({ socials, ...fields }: z.infer<typeof profile>) =>
  Object.keys(socials).length > 0 || Object.values(fields).some((value) => Boolean(value));

/** In the order in which they are written. `skip` reports those that cannot be read. */
export function recordsOf(
  file: Record<string, unknown>,
  skip: (reason: string, count: number) => void,
): FileRecord[] {
  const records: FileRecord[] = [];
  const { data: fields } = profile.safeParse(file.profile);
  if (fields && hasValue(fields)) records.push({ kind: "profile", data: fields });
  for (const kind of Object.keys(RECORDS) as (keyof typeof RECORDS)[]) {
    const items = Array.isArray(file[kind]) ? file[kind] : [];
    let broken = 0;
    for (const item of items) {
      const { data } = RECORDS[kind].safeParse(item);
      if (!data) broken++;
      else records.push({ kind, data });
    }
    if (broken > 0) skip(`${NOUNS[kind]} that cannot be read`, broken);
  }
  return records;
}
