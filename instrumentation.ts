import type { Instrumentation } from "next";

/** Runs once, before the first request. The edge build drops the branch and Node's modules with it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("./instrumentation-node");
    await prepareServer();
  }
}

/** Called for errors of pages and of the framework; `lib/http/route.ts` logs those of our API. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logServerError } = await import("./instrumentation-node");
    logServerError(error, request, context);
  }
};
