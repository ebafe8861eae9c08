/** A static page that is as heavy, in bytes of HTML, as the page that it is measured against. */
export default function Page() {
  return <p>{"x".repeat(Number(process.env.BENCH_FILLER_BYTES ?? 0))}</p>;
}
