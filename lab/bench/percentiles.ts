/** Returns the lower of the two middle values of an even number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

export type Percentiles = { p50: number; p95: number; max: number };

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
