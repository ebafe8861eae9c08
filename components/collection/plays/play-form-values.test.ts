import { describe, expect, test } from "vitest";
import { editsOf, type PlayValues, readPlay, toPlayValues } from "./play-form-values";

const values = (rest: Partial<PlayValues> = {}) => ({ ...toPlayValues(null), ...rest });

test.each([
  ["", 0],
  ["12", 720],
  ["12.5", 750],
  ["12,25", 735],
  ["1:05", 65],
])("reads the time %j as %i minutes", (hours, minutes) => {
  expect(readPlay(values({ hours }))).toMatchObject({ body: { minutes } });
});

test("shows minutes as hours and minutes, which it reads again", () => {
  const play = { id: "x", gameId: 1, platform: null, started: null, finished: null, note: null };
  const shown = toPlayValues({ ...play, outcome: "finished", minutes: 65, timerStartedAt: null });
  expect(shown.hours).toBe("1:05");
  expect(readPlay(shown)).toMatchObject({ body: { minutes: 65 } });
});

describe("refuses", () => {
  test.each<[Partial<PlayValues>, string, string]>([
    [{ hours: "ten" }, "hours", "Enter a time such as 12, 12.5 or 12:30 (hours and minutes)."],
    [{ hours: "-1" }, "hours", "Enter a time such as 12, 12.5 or 12:30 (hours and minutes)."],
    [{ hours: "9999999" }, "hours", "The time played is from 0 to 1,000,000 hours."],
    [{ started: "soon" }, "started", "A date is a year, a month or a day: 2024, 2024-05 or 2024-05-17."],
    [{ started: "2023-02-29" }, "started", "There is no such day."],
    [{ finished: "2999" }, "finished", "That is in the future."],
    [{ started: "1949" }, "started", "That is before there were video games."],
    [{ started: "2024-05-02", finished: "2024-05-01" }, "finished", "The end is before the start."],
    [{ platform: "x".repeat(101) }, "platform", "A platform is text of up to 100 characters."],
    [{ note: "x".repeat(5001) }, "note", "A note is text of up to 5,000 characters."],
  ])("%o", (rest, field, message) => {
    expect(readPlay(values(rest))).toMatchObject({ errors: { [field]: message } });
  });
});

test("sends only the fields that differ from the play", () => {
  const open = { id: "x", gameId: 1, platform: "PC", started: "2024", finished: null, note: null };
  const play = { ...open, outcome: "playing", minutes: 65, timerStartedAt: null } as const;
  const edits = (change: Partial<PlayValues>) => {
    const read = readPlay({ ...toPlayValues(play), ...change });
    return "body" in read ? editsOf(play, read.body) : null;
  };
  expect(edits({})).toEqual({});
  expect(edits({ note: "Good. ", platform: " PC" })).toEqual({ note: "Good." });
  expect(edits({ platform: "", hours: "1:35" })).toEqual({ platform: null, minutes: 95 });
  expect(edits({ outcome: "finished", finished: "2024-05" })).toEqual({
    outcome: "finished",
    finished: "2024-05",
  });
});

test("takes partial dates, and drops the end of a play that goes on", () => {
  expect(readPlay(values({ started: "2024", finished: "2024-05" }))).toMatchObject({
    body: { started: "2024", finished: "2024-05" },
  });
  expect(readPlay(values({ outcome: "playing", finished: "2024" }))).toMatchObject({
    body: { finished: null },
  });
});
