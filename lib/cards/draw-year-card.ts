import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { formatCount } from "@/lib/format-count";
import { drawText, widthOf } from "./lettering";
import { INK, INK_2, mark, svg, toJpeg } from "./parts";
import { standingCover } from "./pictures";

export type YearCardSource = {
  username: string;
  year: number;
  completed: number;
  minutes: number | null;
  average: number | null;
  coverUrls: readonly string[];
  picture: { format: "post" | "story" | "wide"; hours: boolean; ratings: boolean; name: boolean };
};

type Row = { covers: number; top: number; gap: number };
type Layout = {
  width: number;
  height: number;
  /** Baselines and sizes of the year and of the figures; a figure's term is below it. */
  year: { y: number; size: number };
  figures: { y: number; size: number };
  rows: Row[];
};

const LAYOUTS: Readonly<Record<YearCardSource["picture"]["format"], Layout>> = {
  post: {
    ...{ width: 1080, height: 1350, year: { y: 298, size: 300 }, figures: { y: 420, size: 68 } },
    rows: [
      { covers: 4, top: 532, gap: 24 },
      { covers: 5, top: 883, gap: 20 },
    ],
  },
  story: {
    ...{ width: 1080, height: 1920, year: { y: 420, size: 340 }, figures: { y: 560, size: 76 } },
    rows: [
      { covers: 3, top: 690, gap: 30 },
      { covers: 4, top: 1150, gap: 24 },
      { covers: 5, top: 1500, gap: 20 },
    ],
  },
  wide: {
    ...{ width: 1200, height: 630, year: { y: 176, size: 180 }, figures: { y: 256, size: 46 } },
    rows: [{ covers: 7, top: 330, gap: 20 }],
  },
};
const MARGIN = 60;
const BOARD = 16;
const YEAR_TRACKING = -0.02;

/** @throws when a file cannot be read as a picture. */
export async function drawYearCard(subject: YearCardSource, covers: readonly Buffer[]): Promise<Buffer> {
  const layout = LAYOUTS[subject.picture.format];
  const layers: OverlayOptions[] = [];
  let rest = covers;
  for (const row of layout.rows) {
    const standing = rest.slice(0, row.covers);
    rest = rest.slice(row.covers);
    layers.push(...(await coverLayers(standing, row, layout)));
  }
  layers.push({ input: svg(words(subject, layout, covers.length - rest.length), layout) });
  return toJpeg(sharp(svg(room(layout, covers.length), layout)).composite(layers));
}

/** The size of a cover in a row that is full. */
function coverSize({ covers, gap }: Row, { width }: Layout) {
  const cover = Math.floor((width - 2 * MARGIN - (covers - 1) * gap) / covers);
  return { width: cover, height: Math.round((cover * 4) / 3), radius: 10 };
}

/** Centred, if there are fewer than the row has room for. */
async function coverLayers(covers: readonly Buffer[], row: Row, layout: Layout): Promise<OverlayOptions[]> {
  const size = coverSize(row, layout);
  const used = covers.length * (size.width + row.gap) - row.gap;
  const from = Math.round((layout.width - used) / 2);
  return Promise.all(
    covers.map(async (cover, place) => ({
      input: await standingCover(cover, { ...size, left: 0 }),
      left: from + place * (size.width + row.gap),
      top: row.top,
    })),
  );
}

/** The background in the lamp's light, and a board for each row that has covers. */
function room(layout: Layout, covers: number): string {
  const { width, height, rows } = layout;
  let before = 0;
  const boards = rows.map((row) => {
    const y = row.top + coverSize(row, layout).height;
    const isUsed = before === 0 || covers > before;
    before += row.covers;
    return isUsed
      ? `<rect y="${y}" width="${width}" height="5" fill="#6a5541"/><rect y="${y + 5}" width="${width}" height="${BOARD - 5}" fill="#3a2d22"/>`
      : "";
  });
  return `<defs><radialGradient id="lamp" cx="0.5" cy="-0.04" r="0.6"><stop offset="0" stop-color="#a8741f" stop-opacity="0.5"/><stop offset="1" stop-color="#a8741f" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="#0d0e14"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>${boards.join("")}`;
}

function words(subject: YearCardSource, layout: Layout, shown: number): string {
  const { username, year, completed, picture } = subject;
  const { width, height } = layout;
  const title = String(year);
  const x = (width - widthOf(title, "display", YEAR_TRACKING) * layout.year.size) / 2;
  const style = { cut: "display", size: layout.year.size, fill: "url(#year)" } as const;
  // Letters are drawn upside down, and turned.
  const gradient = `<defs><linearGradient id="year" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2a33f"/><stop offset="1" stop-color="#ffe3a6"/></linearGradient></defs>`;
  const y = height - 50;
  const name = drawText(picture.name ? username : "Questshelf", MARGIN + 54, y, {
    ...{ cut: "display", size: 30, fill: INK },
  });
  const more = completed - shown;
  const end = [
    ...(more > 0 ? [`and ${formatCount(more)} more`] : []),
    ...(picture.name ? ["Questshelf"] : []),
  ];
  const endText = end.join("  ·  ");
  const endStyle = { cut: "body", size: 28, fill: INK_2 } as const;
  const endX = width - MARGIN - widthOf(endText, "body") * endStyle.size;
  return `${gradient}${drawText(title, x, layout.year.y, { ...style, tracking: YEAR_TRACKING })}${figures(subject, layout)}${mark(MARGIN, y - 31, 40)}${name}${endText ? drawText(endText, endX, y, endStyle) : ""}`;
}

function figures({ completed, minutes, average, picture }: YearCardSource, layout: Layout): string {
  const hours = picture.hours ? Math.round((minutes ?? 0) / 60) : 0;
  const shown: [value: string, term: string][] = [
    [formatCount(completed), "finished"],
    ...(hours > 0 ? [[formatCount(hours), hours === 1 ? "hour" : "hours"] as [string, string]] : []),
    ...(picture.ratings && average !== null
      ? [[String(Math.round(average * 10) / 10), "out of 10"] as [string, string]]
      : []),
  ];
  const { y, size } = layout.figures;
  const small = Math.max(24, Math.round(size * 0.44));
  const step = size * 3.1;
  return shown
    .map(([value, term], place) => {
      const middle = layout.width / 2 + (place - (shown.length - 1) / 2) * step;
      const at = (text: string, cut: "display" | "body", of: number) =>
        middle - (widthOf(text, cut) * of) / 2;
      return `${drawText(value, at(value, "display", size), y, { cut: "display", size, fill: INK })}${drawText(term, at(term, "body", small), y + small * 1.5, { cut: "body", size: small, fill: INK_2 })}`;
    })
    .join("");
}
