/**
 * Filler text that gives a page the requested number of bytes of HTML. Contains a character beyond Latin-1, as real pages
 * do: Node encodes pure Latin-1 strings twice as fast.
 */
export const filler = `…${"x".repeat(Number(process.env.BENCH_FILLER_BYTES ?? 0))}`;
