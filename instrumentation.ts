/** Runs once, before the server takes its first request. The edge build leaves the branch out, and Node's modules with it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("./instrumentation-node");
    prepareServer();
  }
}
