import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { programPath } from "./path";
import type { NewAddress, ProgramAddresses, ProgramKind } from "./schema";

// All functions of this file throw an `AppError`.

export async function getAddresses({ id, supabase }: CurrentUser): Promise<ProgramAddresses> {
  const query = supabase.from("program_addresses").select("kind, created_at").eq("user_id", id);
  const created = new Map((await answerOf(query)).map(({ kind, created_at }) => [kind, created_at]));
  const createdAt = (kind: ProgramKind) => created.get(kind) ?? null;
  return { shelf: createdAt("shelf"), playing: createdAt("playing"), export: createdAt("export") };
}

/** Creates the address, or replaces it. */
export async function renewAddress({ supabase }: CurrentUser, kind: ProgramKind): Promise<NewAddress> {
  return {
    path: programPath(kind, await answerOf(supabase.rpc("renew_program_address", { of_kind: kind }))),
  };
}

export async function deleteAddress({ id, supabase }: CurrentUser, kind: ProgramKind): Promise<void> {
  await answerOf(supabase.from("program_addresses").delete().eq("user_id", id).eq("kind", kind));
}
