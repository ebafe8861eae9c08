/** The few parts of fontkit that are used here; the package has no types of its own. */
declare module "fontkit" {
  interface Glyph {
    id: number;
    path: { toSVG(): string };
  }
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  function create(data: Buffer): Font;
}
