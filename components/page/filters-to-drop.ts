/** Suggests removing a filter, below a search without results. */
export function filtersToDrop(labels: readonly string[]): string {
  const quoted = labels.map((label) => `“${label}”`);
  if (quoted.length === 1) return `Or remove the filter ${quoted[0]}.`;
  return `Or remove a filter: ${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}.`;
}
