import { describe, expect, it } from "vitest";
import { lookOf, withLook } from "./embed-snippet";
import type { PublicProfile } from "./public-profile";
import type { PublicGame } from "./schema";
import { escapeHtml, widgetHtml, widgetNotFoundHtml, widgetUnavailableHtml } from "./widget-html";

const PROFILE: PublicProfile = {
  id: "5d3e0000-0000-4000-8000-000000000001",
  username: "Some_One",
  avatarUrl: "/media/avatars/a.jpg",
  bannerUrl: null,
  about: null,
  website: null,
  socials: {},
  visibility: "public",
  shownSections: [],
  counts: { total: 12345, playing: 1, completed: 1, want: 1, paused: 0, dropped: 0, endless: 0, imported: 0 },
  favourites: [],
  ratings: null,
};
const GAME: PublicGame = {
  id: 1,
  name: "Halo",
  path: "/game/1/halo",
  coverUrl: "https://images.test/t_cover_big/co1.jpg",
  releaseDate: "2001-01-01",
  rating: 9,
  facts: [],
};
const OPTIONS = { theme: "auto", lang: "cs", origin: "https://questshelf.test" } as const;
const OEMBED = "https://questshelf.test/api/oembed?url=x&format=json";

const htmlOf = (games: PublicGame[], profile: Partial<PublicProfile> = {}) =>
  widgetHtml({ profile: { ...PROFILE, ...profile }, games, oembedPath: OEMBED }, OPTIONS);

describe("the widget", () => {
  it("shows owner and counts in Czech, and links to the profile", () => {
    const html = htmlOf([GAME]);
    expect(html).toContain('<html lang="cs">');
    expect(html).toMatch(/12\s345 her v kolekci/);
    expect(html).toContain("Zobrazit celý profil");
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      expect(tag).toContain('href="https://questshelf.test/user/Some_One"');
      expect(tag).toContain('target="_blank" rel="noopener"');
    }
    expect(html).toContain('alt="Halo"');
    expect(html).toContain('type="application/json+oembed"');
  });

  it("shows the favourites if its URL requests them, and the newest games if there are none", () => {
    const look = lookOf("https://questshelf.test/widget/Some_One?favourites=1");
    const options = { ...OPTIONS, ...look };
    const favourites = [{ gameId: 2, name: "Myst", path: "/game/2/myst", coverUrl: null }];
    const html = widgetHtml(
      { profile: { ...PROFILE, favourites }, games: [GAME], oembedPath: OEMBED },
      options,
    );
    expect(html).toContain('<ul class="five" aria-label="Oblíbené hry"><li><span class="cover">Myst</span>');
    expect(html).not.toContain("Halo");
    expect(htmlOf([GAME], { favourites })).not.toContain("Myst");
    expect(widgetHtml({ profile: PROFILE, games: [GAME], oembedPath: OEMBED }, options)).toContain("Halo");
    expect(withLook("/widget/Some_One", look)).toBe("/widget/Some_One?favourites=1");
  });

  it("blurs the cover of a game for adults only", () => {
    expect(htmlOf([{ ...GAME, isAdult: true }])).toContain('<span class="cover adult"><img');
    expect(htmlOf([GAME])).toContain('<span class="cover"><img');
  });

  it("shows the name without a cover, initials below the picture, and a text for an empty shelf", () => {
    expect(htmlOf([{ ...GAME, coverUrl: null }])).toContain('<span class="cover">Halo</span>');
    expect(htmlOf([GAME])).toContain(">SO<img");
    expect(htmlOf([GAME], { avatarUrl: null })).not.toContain('<img src="/media');
    expect(htmlOf([])).toContain("Zatím tu nejsou žádné hry.");
  });

  it.each([
    [0, "0 her v kolekci", "0 games in the collection"],
    [1, "1 hra v kolekci", "1 game in the collection"],
    [2, "2 hry v kolekci", "2 games in the collection"],
    [4, "4 hry v kolekci", "4 games in the collection"],
    [5, "5 her v kolekci", "5 games in the collection"],
    [22, "22 her v kolekci", "22 games in the collection"],
  ])("counts %i in the right form", (total, czech, english) => {
    const content = {
      profile: { ...PROFILE, counts: { ...PROFILE.counts, total } },
      games: [],
      oembedPath: "",
    };
    expect(widgetHtml(content, OPTIONS)).toContain(`<p>${czech}</p>`);
    expect(widgetHtml(content, { ...OPTIONS, lang: "en" })).toContain(`<p>${english}</p>`);
  });

  it("is English when its URL requests it, in all its states", () => {
    const english = { ...OPTIONS, lang: "en" } as const;
    const pages = [
      widgetHtml({ profile: PROFILE, games: [], oembedPath: "" }, english),
      widgetNotFoundHtml(english),
      widgetUnavailableHtml(english),
    ];
    for (const page of pages) {
      expect(page).toContain('<html lang="en">');
      expect(page).not.toMatch(/[^\0-\x7F·]/);
    }
    expect(pages[0]).toContain("View the full profile");
    expect(pages[1]).toContain("User not found");
  });

  it.each(["dark", "light"] as const)("is %s when its URL requests it", (theme) => {
    expect(widgetNotFoundHtml({ ...OPTIONS, theme })).toContain(`<html lang="cs" data-theme="${theme}">`);
  });

  it("reports in Czech that the user does not exist, or that the profile is unavailable", () => {
    const nobody = widgetNotFoundHtml(OPTIONS);
    expect(nobody).toContain("Uživatel nenalezen");
    expect(nobody).toContain("Widget není aktivní, nebo uživatel neexistuje.");
    expect(widgetUnavailableHtml(OPTIONS)).toContain("Widget teď nelze načíst");
  });

  it("opens links outside of the frame, and contains no script", () => {
    const evil = `"><script>alert('1')</script><img onerror=x &`;
    const html = htmlOf([
      { ...GAME, name: evil, coverUrl: `https://images.test/t_cover_big/${evil}.jpg` },
      { ...GAME, id: 2, name: evil, coverUrl: null },
    ]);
    for (const page of [html, widgetNotFoundHtml(OPTIONS), widgetUnavailableHtml(OPTIONS)]) {
      expect(page).not.toMatch(/<script/i);
      const tags = page
        .replace(/"[^"]*"/g, '""')
        .match(/<[^>]*>/g)
        ?.join("");
      expect(tags).not.toMatch(/\son|'/);
    }
    expect(html.match(/<img /g)).toHaveLength(2);
  });

  it("escapes what could end an element or an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/);
  });
});
