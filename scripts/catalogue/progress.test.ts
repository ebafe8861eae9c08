import { expect, it } from "vitest";
import { createProgress, duration } from "./progress";

function watch(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const output = { isTTY, columns: 100, write: (text: string) => written.push(text) };
  const progress = createProgress(output, () => now);
  return {
    written,
    progress,
    wait(seconds: number) {
      now += seconds * 1000;
    },
  };
}

it("draws a bar with rate and time left on a terminal, each step on a line of its own", () => {
  const { written, progress, wait } = watch(true);
  progress.update("games", 0, 10_000);
  wait(2);
  progress.update("games", 2500, 10_000);
  progress.update("popularity", 500);
  progress.end();
  expect(written[1]).toBe("\rgames ██████░░░░░░░░░░░░░░░░░░ 25 %  2,500 of 10,000, 1,250/s, 0:06 left\x1b[K");
  expect(written.slice(2)).toEqual(["\n", "\rpopularity: 500\x1b[K", "\n"]);
});

it("writes a plain line every ten seconds elsewhere", () => {
  const { written, progress, wait } = watch(false);
  for (let second = 0; second <= 25; second++) {
    progress.update("games", second * 100, 10_000);
    wait(1);
  }
  progress.end();
  expect(written).toEqual([
    "games ██░░░░░░░░░░░░░░░░░░░░░░ 10 %  1,000 of 10,000, 100/s, 1:30 left\n",
    "games █████░░░░░░░░░░░░░░░░░░░ 20 %  2,000 of 10,000, 100/s, 1:20 left\n",
  ]);
});

it("shows durations as minutes and seconds, with hours if there are any", () => {
  expect([7, 187, 3723].map(duration)).toEqual(["0:07", "3:07", "1:02:03"]);
});
