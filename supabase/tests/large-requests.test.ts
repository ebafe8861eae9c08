import { afterAll, expect, it } from "vitest";
import { gameRow, startSupabase, type User } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

/** Five values in each row. */
const rows = (userId: string, count: number) =>
  Array.from({ length: count }, (_, n) => gameRow(userId, n + 1, { notes: "n" }));

/** Without supabase-js, which takes a minute to list the columns of so many rows. */
async function post({ client }: User, body: unknown) {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${server.url}/rest/v1/user_games`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json",
      prefer: "return=minimal",
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, code: text && JSON.parse(text).code };
}

it("writes a request of 6,000 rows", async () => {
  const user = await server.newUser();
  expect((await post(user, rows(user.id, 6000))).status).toBe(201);
  expect((await user.client.from("user_games").select("id", { count: "exact", head: true })).count).toBe(
    6000,
  );
});

it.each([14_000, 50_000])("refuses a request of %d rows, and still writes later ones", async (count) => {
  const user = await server.newUser();
  expect(await post(user, rows(user.id, count))).toEqual({ status: 500, code: "54000" });
  for (const gameId of [1, 2, 3]) expect((await post(user, gameRow(user.id, gameId))).status).toBe(201);
  const { data } = await user.client.from("user_games").select("game_id").order("game_id");
  expect(data).toEqual([{ game_id: 1 }, { game_id: 2 }, { game_id: 3 }]);
  expect(await server.sql("select 1 from public.user_games where user_id = $1", [user.id])).toHaveLength(3);
});
