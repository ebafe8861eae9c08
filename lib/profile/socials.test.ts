import { describe, expect, it } from "vitest";
import { type Socials, toSocialLinks, toSocials } from "./socials";

const links = (socials: Socials) =>
  toSocialLinks(toSocials(socials)).map(({ label, name, href }) => [label, name, href]);

describe("socials", () => {
  it("lead to the page of each network that has pages", () => {
    const socials = {
      xbox: "Xbox Name",
      playstation: "PSN_Name",
      twitter: "tw",
      instagram: "insta",
      steam: "steamy",
      github: "hub",
    };
    expect(links(socials)).toEqual([
      ["GitHub", "hub", "https://github.com/hub"],
      ["Steam", "steamy", "https://steamcommunity.com/id/steamy"],
      ["Instagram", "insta", "https://www.instagram.com/insta"],
      ["Twitter", "tw", "https://x.com/tw"],
      ["PlayStation", "PSN_Name", null],
      ["Xbox", "Xbox Name", null],
    ]);
  });

  it("leave out an empty name", () => {
    expect(links({ github: "  " })).toEqual([]);
  });

  it.each([
    ["steam", "76561198000000001", "https://steamcommunity.com/profiles/76561198000000001"],
    ["steam", "https://steamcommunity.com/id/gabe/", "https://steamcommunity.com/id/gabe"],
    ["twitter", "@someone", "https://x.com/someone"],
    ["github", "https://github.com/someone?tab=stars", "https://github.com/someone"],
    ["instagram", "instagram.com/some.one", "https://www.instagram.com/some.one"],
    ["instagram", "some.one", "https://www.instagram.com/some.one"],
  ])("%s %s leads to %s", (network, name, href) => {
    expect(links({ [network]: name })[0]?.[2]).toBe(href);
  });

  it.each(["javascript:alert(1)", '"><script>', "..\\..\\evil", "a b", "évil@evil.test"])(
    "%s stays a name below its network",
    (name) => {
      const href = String(links({ github: name })[0]?.[2]);
      expect(new URL(href).origin).toBe("https://github.com");
      expect(href).not.toMatch(/[<>"\s]/);
    },
  );

  it.each(["../../evil", "//evil.test", "https://evil.test/github.com/someone", "x".repeat(65)])(
    "%s is no name, and left out",
    (name) => {
      expect(links({ github: name })).toEqual([]);
    },
  );
});
