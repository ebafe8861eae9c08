import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectItem } from "./select";

test("an item with an empty value is refused", () => {
  expect(() => renderToStaticMarkup(<SelectItem value="">Any</SelectItem>)).toThrow("not empty");
});
