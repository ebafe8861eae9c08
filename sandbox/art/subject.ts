import { indexById, type Row, rowsOf, type Tables } from "../igdb/tables.ts";
import { canDraw } from "./type.ts";

/** The subject of an image. `key` determines colours and motif. */
export type Subject =
  | { kind: "cover"; key: string; title: string }
  | { kind: "scene"; key: string; index: number }
  | { kind: "logo"; title: string }
  | { kind: "icon"; key: string; isGray: boolean };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Above all screenshot indexes, so that artworks show other scenes. */
const FIRST_ARTWORK = 100;

const LOGOS = [
  { images: "company_logos", owners: "companies", field: "logo" },
  { images: "platform_logos", owners: "platforms", field: "platform_logo" },
] as const;

/** Looks up the subject of an image id; builds its indexes at the first call. */
export function createSubjects(tables: Tables): (imageId: string) => Subject | null {
  const images = new Map<string, Map<string, Row>>();
  let games: Map<number, Row> | undefined;
  let alternatives: Map<unknown, Row[]> | undefined;

  function image(endpoint: string, imageId: string): Row | undefined {
    let rows = images.get(endpoint);
    if (!rows) {
      rows = new Map(rowsOf(tables, endpoint).map((row) => [text(row.image_id), row]));
      images.set(endpoint, rows);
    }
    return rows.get(imageId);
  }

  function gameOf(row: Row): Row {
    games ??= indexById(tables, "games");
    return (typeof row.game === "number" ? games.get(row.game) : undefined) ?? row;
  }

  /** The first of a game's names that the packaged fonts cover; slugs are always Latin. */
  function titleOf(game: Row): string {
    alternatives ??= Map.groupBy(rowsOf(tables, "alternative_names"), (row) => row.game);
    const others = alternatives.get(game.id)?.map((row) => text(row.name)) ?? [];
    const slug = text(game.slug).replace(/-+/g, " ").trim();
    return [text(game.name), ...others, slug].find(canDraw) ?? "";
  }

  const keyOf = (game: Row) => `${text(game.name)} ${game.id}`;

  function scene(imageId: string): Subject | null {
    for (const endpoint of ["screenshots", "artworks"]) {
      const row = image(endpoint, imageId);
      if (!row) continue;
      const game = gameOf(row);
      const list = game[endpoint];
      const position = Array.isArray(list) ? Math.max(0, list.indexOf(row.id)) : row.id;
      return {
        kind: "scene",
        key: keyOf(game),
        index: endpoint === "artworks" ? FIRST_ARTWORK + position : position,
      };
    }
    return null;
  }

  function logo(imageId: string): Subject | null {
    for (const { images: endpoint, owners, field } of LOGOS) {
      const row = image(endpoint, imageId);
      if (!row) continue;
      const owner = rowsOf(tables, owners).find((candidate) => candidate[field] === row.id);
      return { kind: "logo", title: text(owner?.name) || "Logo" };
    }
    return null;
  }

  return (imageId) => {
    const cover = image("covers", imageId);
    if (!cover) return scene(imageId) ?? logo(imageId);
    const game = gameOf(cover);
    return { kind: "cover", key: keyOf(game), title: titleOf(game) };
  };
}
