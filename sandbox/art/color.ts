import { pick, type Random } from "./random.ts";

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
type Lch = readonly [lightness: number, chroma: number, hue: number];

function linear([lightness, chroma, hue]: Lch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLCH as `#rrggbb`, because the rasteriser has no oklch(); outside sRGB, chroma is reduced, not lightness. */
export function hex([lightness, chroma, hue]: Lch): string {
  let c = chroma;
  let rgb = linear([lightness, c, hue]);
  while (c > 0.005 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    c *= 0.94;
    rgb = linear([lightness, c, hue]);
  }
  const byte = (v: number) => {
    const clamped = Math.min(1, Math.max(0, v));
    const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${rgb.map(byte).join("")}`;
}

export type Palette = {
  top: string;
  horizon: string;
  mid: string;
  hot: string;
  warm: string;
  pale: string;
  dark: string;
  ink: string;
  /** Colour of a layer: 0 = far, hazy; 1 = near. */
  layer: (depth: number) => string;
};

type Pair = readonly [hue: number, strength: number, accent: number];

/** Base hue, its chroma, accent hue; varied slightly per title. */
const PAIRS: readonly [Pair, ...Pair[]] = [
  [292, 0.13, 72],
  [200, 0.1, 38],
  [268, 0.14, 8],
  [158, 0.09, 88],
  [18, 0.15, 62],
  [42, 0.11, 192],
  [330, 0.12, 168],
  [238, 0.13, 84],
  [252, 0.04, 26],
  [118, 0.07, 96],
  [352, 0.14, 212],
  [262, 0.1, 222],
  [8, 0.12, 82],
  [178, 0.09, 354],
  [34, 0.13, 94],
  [222, 0.08, 48],
  [310, 0.13, 28],
  [142, 0.08, 44],
  [60, 0.06, 18],
  [280, 0.05, 60],
  [190, 0.07, 110],
];

/** Yellows need more lightness than other hues. */
const sunny = (hue: number): number => 0.11 * Math.max(0, 1 - Math.abs(hue - 92) / 50);

export function palette(random: Random): Palette {
  const [hue, strength, accent] = pick(random, PAIRS);
  const h = hue + (random() - 0.5) * 26;
  const a = accent + (random() - 0.5) * 24;
  const c = strength * (0.8 + random() * 0.4);
  const night = random();
  const haze: Lch = [0.5 + 0.16 * (1 - night), c * 0.95, h + (random() - 0.5) * 40];
  const front: Lch = [0.15, Math.min(0.05, c * 0.5), h];
  const mix = (t: number): Lch => [
    haze[0] + (front[0] - haze[0]) * t,
    haze[1] + (front[1] - haze[1]) * t,
    haze[2] + (front[2] - haze[2]) * t,
  ];
  return {
    top: hex([0.24 + 0.2 * (1 - night), c * 0.9, h]),
    horizon: hex([0.58 + 0.16 * (1 - night), c * 0.9, h + (a > h ? 18 : -18)]),
    mid: hex([0.48, c * 1.1, h]),
    hot: hex([0.75 + sunny(a), 0.165, a]),
    warm: hex([0.61 + sunny(a) / 2, 0.17, a - 16]),
    pale: hex([0.95, 0.035, a]),
    dark: hex([0.2, c * 0.5, h]),
    ink: hex([0.12, Math.min(0.04, c * 0.35), h]),
    layer: (depth) => hex(mix(Math.min(1, Math.max(0, depth)))),
  };
}
