/** A page is kept as a file of its address, and a name of a file has 255 letters at most, endings included. */
const MAX_LENGTH = 240;

/**
 * The spec's slug of a name: accents folded (é is e), lowercased, each run of anything but letters a–z and digits one
 * hyphen, none at the ends; `game` where nothing is left.
 */
export function slugify(name: string): string {
  const folded = name.normalize("NFKD").replace(/\p{M}+/gu, "");
  const slug = folded
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_LENGTH)
    .replace(/-$/, "");
  return slug || "game";
}

/** The address of a game's page. */
export function gamePath({ id, name }: { id: number; name: string }): string {
  return `/game/${id}/${slugify(name)}`;
}
