import { expect, test } from "vitest";
import { takeTurn } from "./turns";

test("writes about the same game take turns, in their order; others wait for nobody", async () => {
  const begun: string[] = [];
  const take = (name: string, ...ids: number[]) => {
    const turn = takeTurn(new Set(ids));
    void turn.begun.then(() => begun.push(name));
    return turn;
  };
  const undo = take("undo", 1, 2);
  const removal = take("removal", 2);
  const again = take("again", 2, 3);
  const other = take("other", 4);
  await expect.poll(() => begun).toEqual(["undo", "other"]);
  undo.end();
  await expect.poll(() => begun).toEqual(["undo", "other", "removal"]);
  removal.end();
  await expect.poll(() => begun).toEqual(["undo", "other", "removal", "again"]);
  again.end();
  other.end();
});
