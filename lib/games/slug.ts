/** A cached page is a file named by its path, and file names have 255 letters at most. */
const MAX_LENGTH = 240;

/** The spec's slug, with accents folded; `game` if nothing is left. */
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

export function gamePath({ id, name }: { id: number; name: string }): string {
  return `/game/${id}/${slugify(name)}`;
}
