/** Runs once, before the server takes its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/env");
  // Read here, so that every missing variable is named at the start and not at the first request that needs it.
  env();
  const { subscribe } = await import("node:diagnostics_channel");
  const { IncomingMessage } = await import("node:http");
  const { dropForgedAddress } = await import("@/lib/http/client-address");
  const { inCleanContext } = await import("@/lib/clean-context");
  inCleanContext();
  // Node hands out each request here before any listener of the server has seen it.
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    if (message.request instanceof IncomingMessage) dropForgedAddress(message.request.headers);
  });
}
