import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type RemovedTag, type Tag, type TagWithCount, tagSchema, tagsAnswerSchema } from "./tag-schema";

const UNKNOWN_TAG = "There is no such tag.";

/** By name, with the number of games of each. @throws {AppError} */
export async function listTags({ supabase }: CurrentUser): Promise<TagWithCount[]> {
  return answerOf(supabase.rpc("own_tags"), tagsAnswerSchema.shape.tags);
}

/** The tag is created where there is none of that name. @returns it, and the games that did not have it. @throws {AppError} */
export async function tagGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
  tagName: string,
): Promise<{ tag: Tag; gameIds: number[] }> {
  const query = supabase.rpc("tag_games", { game_ids: gameIds, tag_name: tagName });
  const { game_ids, ...tag } = await answerOf(query, tagSchema.extend({ game_ids: z.array(z.number()) }));
  return { tag, gameIds: game_ids };
}

/** @returns the games that had the tag. @throws {AppError} */
export async function untagGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
  tagId: string,
): Promise<{ gameIds: number[] }> {
  const query = supabase.rpc("untag_games", { game_ids: gameIds, tag: tagId });
  return { gameIds: await answerOf(query, z.array(z.number())) };
}

/** @throws {AppError} `conflict` where another tag has that name */
export async function renameTag({ id, supabase }: CurrentUser, tagId: string, name: string): Promise<Tag> {
  const query = supabase.from("tags").update({ name }).eq("user_id", id).eq("id", tagId);
  const tag = await answerOf(query.select("id, name").maybeSingle(), tagSchema.nullable());
  if (!tag) throw new AppError("not_found", UNKNOWN_TAG);
  return tag;
}

const removedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  game_ids: z.array(z.number()),
  merged_into: z.uuid().nullable(),
  added: z.array(z.number()),
});

/** Its games get the tag `into`, if that is given. @returns the argument of `restoreTag`; null if the tag does not exist. @throws {AppError} */
export async function removeTag(
  { supabase }: CurrentUser,
  tagId: string,
  into?: string,
): Promise<RemovedTag | null> {
  const query = supabase.rpc("remove_tag", { tag: tagId, ...(into ? { merge_into: into } : {}) });
  const removed = await answerOf(query, removedSchema.nullable());
  if (!removed) return null;
  const { game_ids, merged_into, ...rest } = removed;
  return { ...rest, gameIds: game_ids, mergedInto: merged_into };
}

/** @throws {AppError} */
export async function restoreTag({ supabase }: CurrentUser, removed: RemovedTag): Promise<void> {
  const { id, name, gameIds, mergedInto, added } = removed;
  const values = { tag: id, tag_name: name, game_ids: gameIds, merged_into: mergedInto, added };
  await answerOf(supabase.rpc("restore_tag", values), z.unknown());
}

/** @returns the argument of `restoreUnusedTags`. @throws {AppError} */
export async function removeUnusedTags({ supabase }: CurrentUser): Promise<Tag[]> {
  return answerOf(supabase.rpc("remove_unused_tags"), z.array(tagSchema));
}

/** Skips tags whose name is taken meanwhile. @throws {AppError} */
export async function restoreUnusedTags({ supabase }: CurrentUser, removed: readonly Tag[]): Promise<void> {
  await answerOf(supabase.rpc("restore_unused_tags", { removed }), z.unknown());
}
