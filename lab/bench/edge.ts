import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallProgram } from "../../scripts/lib/system-program.ts";
import { UserError } from "../../scripts/lib/user-error.ts";

type Kept = { headers: IncomingHttpHeaders; body: Buffer };

/**
 * Serves a local HTTP server at `https://localhost:<port>`, over HTTP/2 as `deploy/nginx.conf` does, and caches what everyone
 * may see, as a CDN does, so that the server does not compete with the measured browser for the processor. The certificate is self-signed.
 * @returns a function that stops it
 * @throws {UserError} without the program openssl
 */
export async function startEdge(port: number, targetPort: number): Promise<() => void> {
  const cache = new Map<string, Kept>();
  const server = createSecureServer(selfSigned(), (incoming, outgoing) =>
    forward(incoming, outgoing, targetPort, cache),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => {
    server.close();
    for (const session of sessions) session.destroy();
  };
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  port: number,
  cache: Map<string, Kept>,
): void {
  const { method, url: path } = incoming;
  const key = JSON.stringify([method, path, incoming.headers["accept-encoding"], incoming.headers.rsc]);
  const kept = cache.get(key);
  if (kept) {
    outgoing.writeHead(200, withoutHttp1(kept.headers));
    return void outgoing.end(kept.body);
  }
  const headers = { ...withoutHttp2(incoming.headers), host: incoming.authority };
  const passedOn = request({ port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, withoutHttp1(answer.headers));
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.once("end", () => {
      if (mayBeKept(answer)) cache.set(key, { headers: answer.headers, body: Buffer.concat(chunks) });
    });
    answer.pipe(outgoing);
  });
  passedOn.on("error", () => outgoing.stream.destroy());
  outgoing.on("close", () => passedOn.destroy());
  incoming.pipe(passedOn);
}

const mayBeKept = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 &&
  headers["set-cookie"] === undefined &&
  /^(?!.*(private|no-store)).*max-?age=[1-9]/.test(headers["cache-control"] ?? "");

const withoutHttp2 = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));

/** HTTP/2 has no headers of a connection. */
const withoutHttp1 = ({
  connection,
  "keep-alive": _,
  "transfer-encoding": __,
  ...headers
}: IncomingHttpHeaders) => headers;

function selfSigned(): { key: Buffer; cert: Buffer } {
  const openssl = findOrInstallProgram("openssl", "openssl");
  if (!openssl) throw new UserError("Lighthouse needs a certificate, and there is no openssl to make one.");
  const dir = mkdtempSync(join(tmpdir(), "questshelf-edge-"));
  try {
    const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
    const files = ["-keyout", key, "-out", cert, "-subj", "/CN=localhost"];
    spawnSync(openssl, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...files]);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
