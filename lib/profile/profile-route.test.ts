import { describe, expect, it } from "vitest";
import { parseProfileRoute, profilePath } from "./profile-route";

describe("the places of a profile", () => {
  it.each([
    [[], { tab: "playing", page: 1 }, "/user/demo"],
    [["completed"], { tab: "completed", page: 1 }, "/user/demo/completed"],
    [["want"], { tab: "want", page: 1 }, "/user/demo/want"],
    [["playing", "2"], { tab: "playing", page: 2 }, "/user/demo/playing/2"],
    [["endless"], { tab: "endless", page: 1 }, "/user/demo/endless"],
    [["imported"], { tab: "imported", page: 1 }, "/user/demo/imported"],
    [["want", "209"], { tab: "want", page: 209 }, "/user/demo/want/209"],
  ] as const)("%j is one, and has one address", (segments, place, path) => {
    expect(parseProfileRoute(segments)).toEqual(place);
    expect(profilePath("demo", place)).toBe(path);
  });

  it("uses the profile's own path for the default tab", () => {
    expect(parseProfileRoute(["playing"])).toEqual({ tab: "playing", page: 1 });
    expect(profilePath("demo")).toBe("/user/demo");
  });

  it.each([
    [["all"]],
    [["Want"]],
    [["want", "1"]],
    [["want", "0"]],
    [["want", "02"]],
    [["want", "-2"]],
    [["want", "10000"]],
    [["want", "2", "3"]],
    [["2"]],
  ])("rejects %j", (segments) => {
    expect(parseProfileRoute(segments)).toBeNull();
  });
});
