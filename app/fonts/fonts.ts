import localFont from "next/font/local";

// scripts/subset-fonts.ts cuts both from their packages. Each has one weight, whatever a heading requests. The fallback
// fonts are in app/globals.css, after the extended subsets.
const bricolage = localFont({
  src: "./bricolage-latin-650.woff2",
  variable: "--font-bricolage",
  weight: "200 800",
  adjustFontFallback: false,
});

const inter = localFont({
  src: "./inter-latin-400-700.woff2",
  variable: "--font-inter",
  weight: "400 700",
  adjustFontFallback: false,
});

// Those two are preloaded; the extended subsets are fetched only when a name on the page needs them.
const bricolageExt = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
  variable: "--font-bricolage-ext",
  weight: "200 800",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF",
    },
  ],
});

const interExt = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  variable: "--font-inter-ext",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF",
    },
  ],
});

/** Class names that define the variables which app/globals.css reads. */
export const fontVariables = [bricolage, inter, bricolageExt, interExt]
  .map((font) => font.variable)
  .join(" ");
