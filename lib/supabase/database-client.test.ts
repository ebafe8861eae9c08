import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "./database-client";

test("does not compile with a function, an argument, a table or a column that does not exist", () => {
  const client = createClient<Database>("http://supabase.test", "key");
  // Nothing is sent: a query starts when it is awaited.
  const queries = [
    // @ts-expect-error: a function
    client.rpc("no_such_function"),
    // @ts-expect-error: an argument
    client.rpc("set_status", { games: [1], new_status: "want" }),
    // @ts-expect-error: a table
    client.from("no_such_table"),
    client.from("plays").update({
      // @ts-expect-error: a column
      no_such_column: 1,
    }),
  ];
  expect(queries).toHaveLength(4);
});
