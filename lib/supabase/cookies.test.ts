import { expect, test, vi } from "vitest";
import { clearSession, correctedMarker, withMarker } from "./cookies";

vi.mock("@/lib/env", () => ({ env: () => ({ SITE_URL: "https://shelf.example" }) }));

const cookie = (name: string, value: string) => ({ name, value, options: { httpOnly: true } });
const storeOf = (...names: string[]) => ({ getAll: () => names.map((name) => ({ name })) });
const MARKER = { name: "questshelf-signed-in", value: "1" };
const DELETED = { name: "questshelf-signed-in", value: "", options: { maxAge: 0, expires: new Date(0) } };

test("sets the marker with the session, readable and for as long", () => {
  const set = withMarker([cookie("questshelf-session.0", "a"), cookie("questshelf-session.1", "")]);
  expect(set).toHaveLength(3);
  expect(set[2]).toEqual({
    ...MARKER,
    options: { path: "/", httpOnly: false, sameSite: "lax", secure: true, maxAge: 34_560_000 },
  });
});

test("deletes the marker with the session", () => {
  const set = withMarker([cookie("questshelf-session.0", ""), cookie("questshelf-session.1", "")]);
  expect(set[2]).toMatchObject(DELETED);
  const left = ["questshelf-session.0", "questshelf-signed-in", "other"];
  const store = { ...storeOf(...left), delete: (name: string) => left.splice(left.indexOf(name), 1) };
  clearSession(store);
  expect(left).toEqual(["other"]);
});

test("leaves the marker alone where the session is not changed", () => {
  const verifier = cookie("questshelf-session-code-verifier", "");
  expect(withMarker([verifier])).toEqual([verifier]);
});

test("corrects a marker that was lost, or left behind", () => {
  expect(correctedMarker(storeOf(), true)).toMatchObject(MARKER);
  expect(correctedMarker(storeOf("questshelf-signed-in"), false)).toMatchObject(DELETED);
  expect(correctedMarker(storeOf("questshelf-signed-in"), true)).toBeNull();
  expect(correctedMarker(storeOf("questshelf-session"), false)).toBeNull();
});
