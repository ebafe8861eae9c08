import type { Instrumentation } from "next";

/** Runs once, before the server takes its first request. The edge build leaves the branch out, and Node's modules with it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("./instrumentation-node");
    await prepareServer();
  }
}

/** Called for each error that a page or the framework itself throws; those of our API are logged by `lib/http/route.ts`. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logServerError } = await import("./instrumentation-node");
    logServerError(error, request, context);
  }
};
