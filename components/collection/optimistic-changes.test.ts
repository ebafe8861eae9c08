import { describe, expect, test } from "vitest";
import { testItem as item } from "@/lib/collection/test-item";
import { withChanges } from "./optimistic-changes";

const removal = (...gameIds: number[]) => ({ gameIds, edits: null });
const move = (status: "want" | "completed", ...gameIds: number[]) => ({ gameIds, edits: { status } });

describe("withChanges", () => {
  test("hides a game that is being removed", () => {
    expect(withChanges(item(1), [removal(2, 1)])).toBeNull();
  });

  test("leaves other games as they are", () => {
    expect(withChanges(item(1), [removal(2), move("want", 3)])).toEqual(item(1));
  });

  test("shows what is being saved, and nothing else", () => {
    const edits = { rating: 8, notes: null };
    expect(withChanges(item(1), [{ gameIds: [1], edits }])).toEqual({ ...item(1), ...edits });
  });

  test("shows the last of several changes", () => {
    expect(withChanges(item(1), [move("want", 1), move("completed", 1)])).toMatchObject({
      status: "completed",
    });
    expect(withChanges(item(1), [removal(1), move("want", 1)])).toMatchObject({ status: "want" });
    expect(withChanges(item(1), [move("want", 1), removal(1)])).toBeNull();
  });
});
