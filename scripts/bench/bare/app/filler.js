/**
 * Text that makes a page as heavy, in bytes of HTML, as the one that it is measured against. Like any real page it has a
 * character beyond Latin-1: Node writes strings that have none in half the time.
 */
export const filler = `…${"x".repeat(Number(process.env.BENCH_FILLER_BYTES ?? 0))}`;
