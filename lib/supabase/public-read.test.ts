import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { requestStorage } from "@/lib/request-storage";

const { running } = vi.hoisted(() => ({ running: new Map<string, (() => void)[]>() }));
vi.mock("@/lib/env", () => ({
  env: () => ({ RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: 5, RATE_LIMIT_POST_PROXY_PER_MINUTE: 3 }),
}));
vi.mock("./server", () => ({
  createPublicClient: () => ({
    client: {
      rpc: (name: string) =>
        new Promise((resolve) => {
          const answer = () => resolve({ data: 1, error: null, status: 200 });
          running.set(name, [...(running.get(name) ?? []), answer]);
        }),
    },
  }),
}));

const { readPublic } = await import("./public-read");

type Name = Parameters<typeof readPublic>[0];
let count = 0;
let client = "";
beforeEach(() => {
  running.clear();
  client = `client ${count++}`;
});

const read = (name: Name, by = client) => {
  const context = { id: "r", client: by, isAnswered: false };
  return requestStorage().run(context, () => readPublic(name, { owner: "" } as never));
};
const answerAll = (name: Name) => {
  const waiting = running.get(name) ?? [];
  running.delete(name);
  for (const answer of waiting) answer();
  return waiting.length;
};

test.each([
  ["read_shelf", 5],
  ["read_list", 5],
  ["read_filtered_shelf", 3],
  ["shelf_statistics", 3],
  ["year_in_review", 3],
] as const)(
  "counts %s for the client that causes it, and refuses more than %d a minute",
  async (name, most) => {
    for (let index = 0; index < most; index++) {
      const one = read(name);
      await vi.waitFor(() => expect(answerAll(name)).toBe(1));
      expect(await one).toBe(1);
    }
    await expect(read(name)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: expect.any(Number) });
    expect(running.size).toBe(0);
  },
);

test("reads two whole shelves of a client at once, and another client's beside them", async () => {
  const reads = [read("shelf_statistics"), read("year_in_review"), read("read_filtered_shelf")];
  await vi.waitFor(() => expect([...running.keys()]).toEqual(["shelf_statistics", "year_in_review"]));
  reads.push(read("read_filtered_shelf", "another"));
  await vi.waitFor(() => expect(answerAll("read_filtered_shelf")).toBe(1));
  answerAll("shelf_statistics");
  answerAll("year_in_review");
  await vi.waitFor(() => expect(answerAll("read_filtered_shelf")).toBe(1));
  expect(await Promise.all(reads)).toEqual([1, 1, 1, 1]);
});

test("is the only way in which visitors read what is not the catalogue", () => {
  const users = globSync("{app,components,lib}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .filter((file) => /createPublicClient\(/.test(readFileSync(file, "utf8")))
    .sort();
  expect(users).toEqual([
    // The owner of a secret address, by a route with a limit of its own.
    "lib/account-data/token-reader.ts",
    // These call the account service, and have limits of their own.
    "lib/auth/is-username-free.ts",
    "lib/auth/request-mail.ts",
    "lib/auth/sign-up.ts",
    // Counts `catalogueQuery`.
    "lib/catalogue/read.ts",
    // A file by its name.
    "lib/profile/read-picture.ts",
    // Like the token reader.
    "lib/programs/read-by-token.ts",
    "lib/supabase/public-read.ts",
    "lib/supabase/server.ts",
  ]);
});
