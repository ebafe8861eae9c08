type CellRef = { index: number; raw: string };

/** How the cells of a column were read. The four counts add up to the number of cells. */
export type ColumnReading<T> = {
  /** By row; null: empty, not understood, or an outlier. */
  cells: (T | null)[];
  empty: number;
  understood: number;
  unread: CellRef[];
  /** Understood, but impossible by what the column decided: 11 of 10. */
  outliers: CellRef[];
};

const NO_VALUE =
  /^(?:[-–—.?/]*|n\/?a|none|nil|null|undefined|nan|tb[acd]|unknown|never|not (?:rated|set|played)|unrated|keine?)$/i;

/** Also true for words without a value, such as `N/A` and `--`. */
export function isEmpty(cell: string): boolean {
  const text = cell.trim();
  return text.length < 12 && NO_VALUE.test(text);
}

/** `read` returns null for what it does not understand, "empty" and "outlier" for the two others. */
export function readColumn<T extends object | number>(
  cells: readonly string[],
  read: (cell: string, index: number) => T | "empty" | "outlier" | null,
): ColumnReading<T> {
  const reading: ColumnReading<T> = { cells: [], empty: 0, understood: 0, unread: [], outliers: [] };
  for (const [index, raw] of cells.entries()) {
    const value = isEmpty(raw) ? "empty" : read(raw.trim(), index);
    const isValue = value !== null && typeof value !== "string";
    reading.cells.push(isValue ? value : null);
    if (isValue) reading.understood++;
    else if (value === "empty") reading.empty++;
    else (value === null ? reading.unread : reading.outliers).push({ index, raw });
  }
  return reading;
}

/** The first cells that are not empty: enough to judge a column of 100,000. */
export function sampleOf(cells: readonly string[], size = 200): string[] {
  const sample: string[] = [];
  for (const cell of cells) {
    if (sample.length === size) break;
    if (!isEmpty(cell)) sample.push(cell.trim());
  }
  return sample;
}

/** Reads equal cells once: most columns have few different ones. */
export function memoized<T>(read: (cell: string) => T): (cell: string) => T {
  const known = new Map<string, { value: T }>();
  return (cell) => {
    const found = known.get(cell) ?? { value: read(cell) };
    known.set(cell, found);
    return found.value;
  };
}
