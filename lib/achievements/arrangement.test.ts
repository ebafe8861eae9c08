import { describe, expect, it } from "vitest";
import { type Arrangement, arrange, arrangementHref, readArrangement } from "./arrangement";

const row = (apiname: string, percent: number | null) => ({
  apiname,
  title: apiname,
  description: "",
  isHidden: false,
  icongray: null,
  percent,
});
const LIST = [row("a", 50), row("b", null), row("c", 3.5), row("d", 90), row("e", 50)];
const earned = new Map([
  ["a", { isEarned: true, unlocktime: 1, icon: null }],
  ["b", { isEarned: false, unlocktime: 0, icon: null }],
  ["d", { isEarned: true, unlocktime: 2, icon: null }],
]);
const names = (arrangement: Partial<Arrangement>, known: typeof earned | null = earned) =>
  arrange(LIST, { show: "all", sort: "default", ...arrangement }, known)
    .map(({ apiname }) => apiname)
    .join("");

describe("arrange", () => {
  it.each([
    [{}, "abcde"],
    [{ sort: "rarest" }, "caedb"],
    [{ sort: "common" }, "daecb"],
    [{ show: "earned" }, "ad"],
    [{ show: "locked" }, "bce"],
    [{ show: "earned", sort: "common" }, "da"],
  ] as const)("%j is %s", (arrangement, expected) => {
    expect(names(arrangement)).toBe(expected);
  });

  it("shows all while the earned ones are unknown, and does not change its arguments", () => {
    expect(names({ show: "earned", sort: "rarest" }, null)).toBe("caedb");
    expect(LIST.map(({ apiname }) => apiname).join("")).toBe("abcde");
  });
});

describe("the address", () => {
  it("is read, and anything unknown is the default", () => {
    expect(readArrangement(new URLSearchParams("show=locked&sort=rarest"))).toEqual({
      show: "locked",
      sort: "rarest",
    });
    expect(readArrangement(new URLSearchParams("show=mine&sort=__proto__"))).toEqual({
      show: "all",
      sort: "default",
    });
  });

  it("names only what is not the default", () => {
    expect(arrangementHref("/x", { show: "all", sort: "default" })).toBe("/x");
    expect(arrangementHref("/x", { show: "earned", sort: "common" })).toBe("/x?show=earned&sort=common");
  });
});
