import { expect, test } from "vitest";
import { hasOpenForm, openForm } from "./open-form";

test("knows of an open form until the last one is closed", () => {
  expect(hasOpenForm()).toBe(false);
  const [closeFirst, closeSecond] = [openForm(), openForm()];
  closeFirst();
  expect(hasOpenForm()).toBe(true);
  closeSecond();
  expect(hasOpenForm()).toBe(false);
});
