import { readFile } from "node:fs/promises";

/** Serves the replacement of Cloudflare's Turnstile script at `/v0/api.js`. */
export async function createTurnstileHandler(): Promise<(request: Request) => Response> {
  const script = await readFile(new URL("./api.js", import.meta.url), "utf8");
  return (request) => {
    if (new URL(request.url).pathname !== "/v0/api.js") return new Response("Not Found", { status: 404 });
    const headers = {
      "content-type": "application/javascript; charset=UTF-8",
      "cache-control": "max-age=300",
    };
    return new Response(script, { headers });
  };
}
