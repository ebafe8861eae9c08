import { startSupabase } from "./harness.ts";

// A server that its test kills: prints where it listens, then serves until the end.
const server = await startSupabase({ dataDir: process.argv[2] });
process.stdout.write(`${JSON.stringify({ url: server.url, key: server.publishableKey })}\n`);
