import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import type { Copy, CopyBody } from "./copy-schema";

const COLUMNS = "id, platform, store, medium, boughtOn:bought_on, price, currency";

/** Writes a copy of a game on the shelf; the id is the client's. @throws {AppError} `not_found` if the game is not on the shelf */
export async function saveCopy(
  { id: user_id, supabase }: CurrentUser,
  gameId: number,
  copyId: string,
  { boughtOn, ...rest }: CopyBody,
): Promise<Copy> {
  const values = { ...rest, bought_on: boughtOn };
  const own = () => supabase.from("copies");
  const change = own().update(values).eq("user_id", user_id).eq("game_id", gameId).eq("id", copyId);
  const changed = await answerOf(change.select(COLUMNS).maybeSingle<Copy>());
  if (changed) return withNumber(changed);
  const addition = own().insert({ id: copyId, user_id, game_id: gameId, ...values });
  await answerOf(addition);
  return withNumber(
    await answerOf(own().select(COLUMNS).eq("user_id", user_id).eq("id", copyId).single<Copy>()),
  );
}

/** The local Supabase returns the price of a changed row as text. */
const withNumber = (copy: Copy): Copy => ({
  ...copy,
  price: copy.price === null ? null : Number(copy.price),
});

/** Does nothing if it does not exist. @throws {AppError} */
export async function deleteCopy(
  { id, supabase }: CurrentUser,
  gameId: number,
  copyId: string,
): Promise<void> {
  const query = supabase.from("copies").delete().eq("user_id", id).eq("game_id", gameId).eq("id", copyId);
  await answerOf(query);
}
