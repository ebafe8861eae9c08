import { z } from "zod";
import { cleanText } from "../clean-text.ts";
import { parseDate, parseTime } from "../dates.ts";
import { lastFinish } from "../draft.ts";
import { type Format, isRecord, type Part, readItems } from "../format.ts";
import { ratingOf, toId, toNumber } from "../numbers.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";

const text = z.union([z.string(), z.number()]).nullish().catch(null);

const itemSchema = z.object({
  lot: z.string(),
  source: z.string(),
  identifier: text,
  source_id: text,
  /** Names only, in older versions. */
  collections: z
    .array(z.union([z.string(), z.object({ collectionName: text, createdOn: text })]))
    .nullish()
    .catch(null),
  reviews: z
    .array(z.object({ rating: text, review: z.object({ text }).nullish().catch(null) }))
    .nullish()
    .catch(null),
  seen_history: z
    .array(
      z.object({
        progress: text,
        started_on: text,
        ended_on: text,
        providers_consumed_on: z.array(z.string()).nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
});

type Item = z.infer<typeof itemSchema>;

export const ryot: Format = {
  id: "ryot",
  name: "Ryot",
  recognizes: (part) => mediaOf(part).some((item) => isRecord(item) && "lot" in item && "identifier" in item),
  read: ([part]) =>
    readItems(part ? mediaOf(part) : [], (value, line, result) => {
      const parsed = itemSchema.safeParse(value);
      if (!parsed.success) {
        result.fail(line, "This entry is no game.");
        return;
      }
      const item = parsed.data;
      if (item.lot !== "video_game") {
        result.skip("Not a game");
        return;
      }
      const plays = (item.seen_history ?? []).map((play) => ({
        started: result.read("date", "started_on", cleanText(play.started_on), (day) => parseDate(day)),
        finished: isFinished(play)
          ? result.read("date", "ended_on", cleanText(play.ended_on), (day) => parseDate(day))
          : null,
      }));
      const collections = (item.collections ?? []).map((collection) =>
        typeof collection === "string" ? { collectionName: collection, createdOn: null } : collection,
      );
      const id = cleanText(item.identifier);
      result.add(line, {
        title: cleanText(item.source_id),
        igdbId: item.source === "igdb" ? toId(id) : null,
        ...statusOf(item),
        tags: collections
          .map(({ collectionName }) => cleanText(collectionName))
          .filter((name) => !BUILT_IN.has(name.toLowerCase()) && !statusOfWord(name)),
        rating: result.read(
          "rating",
          "rating",
          cleanText(item.reviews?.find((review) => review.rating)?.rating),
          (text) => ratingOf(toNumber(text), 100),
        ),
        finishedOn: lastFinish(plays),
        plays,
        addedAt:
          collections
            .map(({ createdOn }) => parseTime(cleanText(createdOn)))
            .filter((time) => time !== null)
            .sort()
            .at(0) ?? null,
        notes: (item.reviews ?? [])
          .map(({ review }) => cleanText(review?.text))
          .filter((review) => review !== "")
          .join("\n\n"),
      });
    }),
};

const BUILT_IN = new Set(["watchlist", "owned", "monitoring", "reminders", "custom"]);

/** Called `media` before 2025. */
function mediaOf(part: Part): unknown[] {
  if (part.kind !== "json" || !isRecord(part.value)) return [];
  const { metadata, media } = part.value;
  return [metadata, media].find((list) => Array.isArray(list)) ?? [];
}

function isFinished({ progress }: { progress?: string | number | null }): boolean {
  return progress === null || progress === undefined || Number(progress) >= 100;
}

function statusOf(item: Item): RowStatus {
  const names = (item.collections ?? []).map((collection) =>
    typeof collection === "string" ? collection : cleanText(collection.collectionName),
  );
  const history = item.seen_history ?? [];
  const clear = names.find((name) => name.toLowerCase() !== "watchlist" && statusOfWord(name));
  if (clear) return { statusWord: clear, status: statusOfWord(clear) };
  if (history.some((play) => !isFinished(play))) return { statusWord: "In progress", status: "playing" };
  if (history.length > 0) return { statusWord: "Finished", status: "completed" };
  const watchlist = names.find((name) => name.toLowerCase() === "watchlist");
  return watchlist ? { statusWord: watchlist, status: "want" } : { statusWord: names[0] ?? "", status: null };
}
