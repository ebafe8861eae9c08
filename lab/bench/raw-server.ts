import { createServer } from "node:http";

/** `node raw-server.ts <port> <bytes>`: the fastest that a Node process can serve a page of this size. */
const [port, bytes] = process.argv.slice(2).map(Number);
const body = Buffer.from("x".repeat(bytes ?? 0));

createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
  response.end(body);
}).listen(port, "127.0.0.1", () => console.log("ready"));
