import { afterAll, beforeEach, expect, it } from "vitest";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const server = await startWithCatalogue();
const owner = await server.newUser();
const steps = importSteps(owner);
afterAll(() => server.stop());
beforeEach(() => server.sql("delete from public.imports"));

const changedNotes = async (id: string) => {
  const [{ changes }] = await steps.page(id, "new");
  return changes.find(({ field }: { field: string }) => field === "notes")?.to ?? null;
};

it("keeps cells that could not be read in the notes, if the user wants it", async () => {
  const unread = "Finished: some day in May\nRating: good";
  const id = await steps.read([{ title: "Portal 2", notes: "With a friend", unread }]);
  expect(await changedNotes(id)).toBe("With a friend");
  await steps.options(id, { policy: { unread: "notes" } });
  expect(await changedNotes(id)).toBe(`With a friend\n\n${unread}`);
  await steps.options(id, { policy: { unread: "drop" } });
  expect(await changedNotes(id)).toBe("With a friend");
  await steps.options(id, { policy: { unread: "notes" } });
  await steps.write(id);
  const [game] = await server.sql("select notes from public.user_games where user_id = $1", [owner.id]);
  expect(game?.notes).toBe(`With a friend\n\n${unread}`);
});

it("keeps how many cells of each column were read, from the end of reading on", async () => {
  const cells = [
    {
      ...{ column: "Finished", kind: "date", understood: 1, empty: 2, unread: 1, outliers: 0 },
      examples: ["some day in May"],
    },
  ];
  const id = await steps.begin();
  await steps.add(id, [{ title: "Portal 2" }]);
  await steps.call("end_reading", { import: id, cells });
  await steps.call("end_reading", { import: id });
  expect((await steps.summary(id)).cells).toEqual(cells);
});

it("gives a word the meaning that it had in the user's last import of the same format", async () => {
  const word = (name: string) => ({ title: name, status_word: name });
  const first = await steps.read([word("Portal 2"), word("Shelved")]);
  await steps.options(first, { status_words: { "Portal 2": "endless", Shelved: "skip" } });
  const second = await steps.read([word("Portal 2"), word("Hades")]);
  const meanings = async (id: string) =>
    Object.fromEntries(
      (await steps.summary(id)).statusWords.map((found: { word: string; status: string }) => [
        found.word,
        found.status,
      ]),
    );
  expect(await meanings(second)).toEqual({ "Portal 2": "endless", Hades: null });
  const other = await steps.call("begin_import", { source: "generic", file_name: "games.csv" });
  await steps.add(other, [word("Portal 2")]);
  await steps.match(other);
  expect(await meanings(other)).toEqual({ "Portal 2": null });
});
