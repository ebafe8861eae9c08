import { startSupabase } from "./harness.ts";

// A server that its test kills: prints its URL, then serves.
const server = await startSupabase({ dataDir: process.argv[2] });
process.stdout.write(`${JSON.stringify({ url: server.url, key: server.publishableKey })}\n`);
