import type { Row } from "../tables.ts";
import { checksum, hash, slugOf } from "./identity.ts";

/** Made-up ids are between this and a million; generated rows start at a million. */
const OWN_IDS_FROM = 900_000;

/** A made-up, stable id for `key`. */
export function ownId(key: string, taken: ReadonlySet<number> | ReadonlyMap<number, unknown>): number {
  let id = OWN_IDS_FROM + 1 + (hash(key) % 99_000);
  while (taken.has(id)) id++;
  return id;
}

/** Rows of only a name and games: collections, franchises, keywords, engines. */
export function createNamedRows(endpoint: string, keepsGames: boolean) {
  const byName = new Map<string, Row & { games?: number[] }>();
  const ids = new Set<number>();
  return {
    /** The row's id; creates the row at its first use. */
    use(name: string, game: number): number {
      let row = byName.get(name);
      if (!row) {
        const id = ownId(`${endpoint}:${name}`, ids);
        const slug = slugOf(name) || `${endpoint}-${id}`;
        ids.add(id);
        row = {
          id,
          name,
          slug,
          url: `https://www.igdb.com/${endpoint}/${slug}`,
          created_at: 1300000000,
          updated_at: 1760000000,
          checksum: checksum(`${endpoint}:${name}`),
          ...(keepsGames ? { games: [] } : {}),
        };
        byName.set(name, row);
      }
      row.games?.push(game);
      return row.id;
    },
    rows: (): Row[] => [...byName.values()],
  };
}
