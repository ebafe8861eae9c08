import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "postgres";
import { type GeneratedGame, generateCatalogue } from "./generated-catalogue.ts";

type Value = string | number | boolean | null | number[];
type Table = { name: string; columns: string[]; rowsOf: (game: GeneratedGame) => Value[][] };

const TABLES: Table[] = [
  {
    name: "games",
    columns: [
      "id, slug, name, cover_image_id, game_type, version_parent, parent_game, first_release_date, first_release_format",
      "total_rating, total_rating_count, hypes, popularity, hastily, normally, completely",
      "genres, themes, game_modes, platforms, developers, publishers, series, updated_at",
      "shelves, people_rating",
    ],
    rowsOf: (game) => [
      [
        game.id,
        game.slug,
        game.name,
        game.cover_image_id,
        game.game_type,
        game.version_parent,
        game.parent_game,
        game.first_release_date,
        game.first_release_format,
        game.total_rating,
        game.total_rating_count,
        game.hypes,
        game.popularity,
        game.hastily,
        game.normally,
        game.completely,
        game.genres,
        game.themes,
        game.game_modes,
        game.platforms,
        game.developers,
        game.publishers,
        game.series,
        "2026-11-01",
        game.total_rating_count,
        game.total_rating_count >= 10 && game.total_rating !== null ? game.total_rating / 10 : null,
      ],
    ],
  },
  {
    name: "game_names",
    columns: ["game_id, name, is_main"],
    rowsOf: (game) => [
      [game.id, game.name, true],
      ...[...new Set(game.otherNames)]
        .filter((name) => name !== game.name)
        .map((name): Value[] => [game.id, name, false]),
    ],
  },
  {
    name: "release_dates",
    columns: ["id, game_id, date, date_format, platform, release_region"],
    rowsOf: (game) =>
      game.first_release_date === null
        ? []
        : game.platforms.map((platform, index) => [
            game.id * 10 + index,
            game.id,
            game.first_release_date,
            game.first_release_format ?? 0,
            platform,
            8,
          ]),
  },
  {
    name: "external_games",
    columns: ["external_game_source, uid, game_id"],
    rowsOf: (game) => (game.platforms.includes(6) ? [[1, String(game.id * 10), game.id]] : []),
  },
];

/** Adds generated games to the catalogue of a migrated, empty database. Needs a superuser. */
export async function fillCatalogue(sql: Sql, size: number): Promise<void> {
  for (const { name, columns, rowsOf } of TABLES) {
    const copy = await sql.unsafe(`copy public.${name} (${columns.join(", ")}) from stdin`).writable();
    await pipeline(Readable.from(lines(size, rowsOf)), copy);
  }
  await sql.unsafe(
    `insert into public.companies (id, slug, name, updated_at)
     select id, 'company-' || id, 'Company ' || id, '2026-11-01'
     from (select unnest(developers) as id from public.games union select unnest(publishers) from public.games) companies`,
  );
  for (const name of ["platforms", "genres", "themes"]) {
    await sql.unsafe(
      `insert into public.${name} (id, slug, name)
       select distinct value, '${name}-' || value, initcap('${name}') || ' ' || value from public.games, unnest(${name}) as value`,
    );
  }
  await sql.unsafe("vacuum analyze");
}

function* lines(size: number, rowsOf: Table["rowsOf"]): Generator<string> {
  let text = "";
  for (const game of generateCatalogue(size)) {
    for (const row of rowsOf(game)) text += `${row.map(field).join("\t")}\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** A line in COPY's format. Names contain no tab, line break or backslash. */
function field(value: Value): string {
  if (value === null) return "\\N";
  return Array.isArray(value) ? `{${value.join(",")}}` : String(value);
}
