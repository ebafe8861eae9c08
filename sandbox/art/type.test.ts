import { describe, expect, it } from "vitest";
import { fitText } from "./fit-text.ts";
import { canDraw, drawText, widthOf } from "./type.ts";

const paths = (text: string) => drawText(text, 0, 0, 10, "#fff").match(/<path/g)?.length ?? 0;

describe("drawText", () => {
  it.each(["Ragnarök", "Żółć", "Тетрис", "Ελλάδα", "ゼルダの伝説", "黑神话", "배틀그라운드", "Tiên"])(
    "draws a glyph for each letter of %s",
    (text) => {
      expect(canDraw(text)).toBe(true);
      expect(paths(text)).toBe([...text.normalize("NFC")].length);
    },
  );

  it("draws nothing for characters without a glyph", () => {
    expect(canDraw("กขค")).toBe(false);
    expect(paths("กขค")).toBe(0);
  });

  it("places each glyph after the previous one", () => {
    expect(widthOf("WW")).toBeGreaterThan(1.9 * widthOf("W"));
    expect(drawText("ab", 5, 0, 10, "#fff")).toMatch(/^<path transform="translate\(5\.00 0\.00\)/);
  });
});

describe("fitText", () => {
  const box = { width: 260, height: 150, max: 62, min: 22, leading: 0.92 };

  it.each([
    "HADES",
    "THE LORD OF THE RINGS: THE BATTLE FOR MIDDLE-EARTH II",
    "SUPERCALIFRAGILISTICEXPIALIDOCIOUS",
    "A VERY LONG TITLE THAT GOES ON AND ON AND DOES NOT END BEFORE EVERYBODY HAS GONE HOME",
    "ファイナルファンタジータクティクス獅子戦争",
  ])("keeps %s inside its box", (text) => {
    const { lines, size } = fitText(text, box);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width + 0.01);
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  it("keeps numbers with their word, and breaks long words at hyphens", () => {
    expect(fitText("HALF-LIFE 2", box).lines).toEqual(["HALF-LIFE 2"]);
    expect(fitText("COUNTER-STRIKE 2", box).lines).toEqual(["COUNTER-", "STRIKE 2"]);
  });
});
