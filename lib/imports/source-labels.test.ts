import { expect, it } from "vitest";
import { FORMATS } from "@/lib/import-files/formats/index";
import { sourceLabelOf } from "./source-labels";

it.each([...FORMATS.map(({ id }) => id), "generic"])("knows the service of the format %s", (id) => {
  expect(sourceLabelOf(id)).not.toBe("File");
});

it("calls the file of a retired format a file", () => expect(sourceLabelOf("gone")).toBe("File"));
