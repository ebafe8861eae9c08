/**
 * A static page that is as heavy, in bytes of HTML, as the page that it is measured against. Like any real page it has a
 * character beyond Latin-1: Node writes strings that have none in half the time.
 */
export default function Page() {
  return <p>…{"x".repeat(Number(process.env.BENCH_FILLER_BYTES ?? 0))}</p>;
}
