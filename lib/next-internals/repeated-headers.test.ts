import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { dropRepeatedHeaders } from "./repeated-headers";

function response() {
  const made = new ServerResponse(new IncomingMessage(new Socket()));
  dropRepeatedHeaders(made);
  return made;
}

test("ignores a value that is there already", () => {
  const made = response();
  made.setHeader("location", "/games");
  made.appendHeader("Location", "/games");
  expect(made.getHeader("location")).toBe("/games");
});

test("appends other values", () => {
  const made = response();
  made.appendHeader("set-cookie", "a=1");
  made.appendHeader("set-cookie", "b=2");
  made.appendHeader("set-cookie", "b=2");
  expect(made.getHeader("set-cookie")).toEqual(["a=1", "b=2"]);
});
