import type { Rect } from "./field";

type Context = CanvasRenderingContext2D;

/** Draws a cover for a game without a picture: colours and a motif from its name. */
export function drawCover(context: Context, name: string, { x, y, width, height }: Rect, family: string) {
  const random = randomOf(name);
  const hue = random() * 360;
  const other = hue + 40 + random() * 140;
  const mid = `oklch(${0.4 + random() * 0.14} ${0.09 + random() * 0.07} ${hue})`;
  const hot = `oklch(${0.72 + random() * 0.12} ${0.12 + random() * 0.06} ${other})`;
  const dark = `oklch(0.19 0.06 ${hue})`;
  context.save();
  context.translate(x, y);
  const ground = context.createLinearGradient(0, 0, width * 0.3, height);
  ground.addColorStop(0, mid);
  ground.addColorStop(1, dark);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)];
  motif?.(context, width, height, { hot, mid, dark }, random);
  const foot = context.createLinearGradient(0, height * 0.45, 0, height);
  foot.addColorStop(0, "transparent");
  foot.addColorStop(1, dark);
  context.fillStyle = foot;
  context.fillRect(0, 0, width, height);
  drawTitle(context, name, width, height, family);
  context.restore();
}

type Colors = { hot: string; mid: string; dark: string };
type Motif = (context: Context, width: number, height: number, colors: Colors, random: () => number) => void;

const MOTIFS: readonly Motif[] = [
  function hills(context, width, height, { hot, dark }, random) {
    context.fillStyle = hot;
    disc(context, width * (0.3 + random() * 0.4), height * 0.38, width * 0.19);
    context.fillStyle = dark;
    for (let ridge = 0; ridge < 3; ridge++) {
      const base = height * (0.5 + ridge * 0.11);
      context.globalAlpha = 0.45 + ridge * 0.25;
      context.beginPath();
      context.moveTo(0, height);
      for (let step = 0; step <= 6; step++) {
        context.lineTo((width * step) / 6, base - random() * height * 0.14);
      }
      context.lineTo(width, height);
      context.fill();
    }
    context.globalAlpha = 1;
  },
  function rings(context, width, height, { hot }, random) {
    context.strokeStyle = hot;
    for (let ring = 1; ring <= 6; ring++) {
      const start = random() * Math.PI * 2;
      context.globalAlpha = 0.25 + random() * 0.6;
      context.lineWidth = width * (0.012 + random() * 0.03);
      context.beginPath();
      context.arc(width / 2, height * 0.4, width * 0.075 * ring, start, start + 2 + random() * 3.6);
      context.stroke();
    }
    context.globalAlpha = 1;
  },
  function windows(context, width, height, { hot, mid }, random) {
    const step = width / 7;
    for (let cell = 0; cell < 49; cell++) {
      if (random() < 0.4) continue;
      context.fillStyle = random() < 0.35 ? hot : mid;
      context.globalAlpha = 0.35 + random() * 0.6;
      const [column, row] = [cell % 7, Math.floor(cell / 7)];
      context.fillRect(column * step + step * 0.1, row * step + height * 0.06, step * 0.8, step * 0.8);
    }
    context.globalAlpha = 1;
  },
];

function disc(context: Context, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function drawTitle(context: Context, name: string, width: number, height: number, family: string) {
  const lines: string[] = [];
  for (const word of name.toUpperCase().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= 11) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  context.fillStyle = "oklch(0.96 0.02 90)";
  context.font = `650 100px ${family}`;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width), 1);
  const size = Math.min(width * 0.155, (width * 0.86 * 100) / widest, (height * 0.5) / lines.length);
  context.font = `650 ${size}px ${family}`;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, width * 0.07, height * 0.95 - (lines.length - 1 - index) * size * 0.98);
  }
}

/** Pseudo-random numbers from 0 to 1, seeded by a text: FNV-1a, then xorshift. */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
