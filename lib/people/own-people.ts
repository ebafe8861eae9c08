import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { BlockedPerson, FollowedOwners, Relations } from "./schema";

// All functions of this file throw an `AppError`.

export function getRelations({ supabase }: CurrentUser, people: string[]): Promise<Relations> {
  return jsonOf(supabase.rpc("people_relations", { people }));
}

/** The newest 100. */
export function getBlocked({ supabase }: CurrentUser): Promise<{ total: number; people: BlockedPerson[] }> {
  return jsonOf(supabase.rpc("own_blocks"));
}

export function getFollowedOwners({ supabase }: CurrentUser, gameId: number): Promise<FollowedOwners> {
  return jsonOf(supabase.rpc("followed_owners", { of_game: gameId }));
}

type Write = "follow_person" | "unfollow_person" | "remove_follower" | "block_person" | "unblock_person";

/** May be repeated. `isChanged` is false if there was nothing to do. */
export async function writePerson({ supabase }: CurrentUser, write: Write, person: string) {
  return { isChanged: await answerOf(supabase.rpc(write, { person })) };
}
