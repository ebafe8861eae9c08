import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { Tag, TagWithCount } from "./tag-schema";

const UNKNOWN_TAG = "There is no such tag.";

/** By name, with the number of games of each. @throws {AppError} */
export async function listTags({ supabase }: CurrentUser): Promise<TagWithCount[]> {
  return jsonOf(supabase.rpc("own_tags"));
}

/** The tag is created if there is none of that name. @returns it, and how many games did not have it. @throws {AppError} */
export async function tagGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
  tagName: string,
): Promise<{ tag: Tag; games: number }> {
  const query = supabase.rpc("tag_games", { game_ids: gameIds, tag_name: tagName });
  const { games, ...tag } = await jsonOf<TagWithCount>(query);
  return { tag, games };
}

/** @returns how many games had the tag. @throws {AppError} */
export async function untagGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
  tagId: string,
): Promise<{ games: number }> {
  const query = supabase.rpc("untag_games", { game_ids: gameIds, tag: tagId });
  return { games: await answerOf(query) };
}

/** @throws {AppError} `conflict` if another tag has that name */
export async function renameTag({ id, supabase }: CurrentUser, tagId: string, name: string): Promise<Tag> {
  const query = supabase.from("tags").update({ name }).eq("user_id", id).eq("id", tagId);
  const tag = await answerOf(query.select("id, name").maybeSingle());
  if (!tag) throw new AppError("not_found", UNKNOWN_TAG);
  return tag;
}

/** Its games get the tag `into`, if that is given. @returns whether there was such a tag. @throws {AppError} */
export async function removeTag({ supabase }: CurrentUser, tagId: string, into?: string): Promise<boolean> {
  const query = supabase.rpc("remove_tag", { tag: tagId, ...(into ? { merge_into: into } : {}) });
  return answerOf(query);
}

/** @returns how many. @throws {AppError} */
export async function removeUnusedTags({ supabase }: CurrentUser): Promise<number> {
  return answerOf(supabase.rpc("remove_unused_tags"));
}
