import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/lib/ports.ts";

/** nginx with `deploy/nginx.conf`, adapted to temporary ports and folders, without TLS. */
export type Nginx = {
  url: string;
  /** URL of the server for plain HTTP. */
  plainUrl: string;
  stop: () => Promise<void>;
};

export async function startNginx(program: string, upstreams: string[], fromPort: number): Promise<Nginx> {
  const port = await findFreePort(fromPort);
  const plainPort = await findFreePort(port + 1);
  const dir = mkdtempSync(join(tmpdir(), "questshelf-nginx-"));
  const config = readFileSync(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
  writeFileSync(join(dir, "questshelf.conf"), adapt(config, { port, plainPort, dir, upstreams }));
  writeFileSync(join(dir, "nginx.conf"), mainConfig(dir));
  for (const folder of ["body", "proxy"]) mkdirSync(join(dir, folder));
  const child = spawn(program, ["-p", dir, "-c", join(dir, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url, plainUrl: `http://127.0.0.1:${plainPort}`, stop: () => stop(child, dir) };
}

/** The output of `nginx -t` for the file with a temporary certificate; "" if it is valid. */
export function configErrors(program: string, openssl: string): string {
  const dir = mkdtempSync(join(tmpdir(), "questshelf-nginx-"));
  const [key, certificate] = [join(dir, "key.pem"), join(dir, "certificate.pem")];
  const files = ["-keyout", key, "-out", certificate, "-subj", "/CN=questshelf.example.org"];
  spawnSync(openssl, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...files]);
  const text = readFileSync(new URL("../../deploy/nginx.conf", import.meta.url), "utf8")
    .replace(/\/\S+fullchain\.pem/, certificate)
    .replace(/\/\S+privkey\.pem/, key)
    .replace("/var/cache/nginx/questshelf", join(dir, "cache"))
    .replaceAll(/listen (\d+)/g, "listen 127.0.0.1:14$1");
  writeFileSync(join(dir, "questshelf.conf"), text);
  writeFileSync(join(dir, "nginx.conf"), mainConfig(dir));
  const { status, stderr } = spawnSync(program, ["-t", "-q", "-c", join(dir, "nginx.conf")], {
    encoding: "utf8",
  });
  rmSync(dir, { recursive: true, force: true });
  return status === 0 ? "" : stderr;
}

/** @throws {Error} if the file has changed so that a pattern does not match */
function adapt(
  config: string,
  { port, plainPort, dir, upstreams }: { port: number; plainPort: number; dir: string; upstreams: string[] },
) {
  const servers = upstreams
    .map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`)
    .join("\n");
  const changes: [RegExp, string][] = [
    [/(?:^ {4}server 127\.0\.0\.1:.*\n)+/m, `${servers}\n`],
    [/\/var\/cache\/nginx\/questshelf/, join(dir, "cache")],
    [/^server \{\n {4}listen 443 ssl default_server;[^}]*\}\n/m, ""],
    [/^ {4}listen 80;$/m, `listen 127.0.0.1:${plainPort};`],
    [/^ {4}listen 443 ssl http2;$/m, `listen 127.0.0.1:${port};`],
    [/(?:^ {4}ssl_.*\n)+/m, ""],
  ];
  return changes.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no ${pattern}`);
    return text.replace(pattern, replacement);
  }, config);
}

const mainConfig = (dir: string) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${dir}/nginx.pid;
error_log stderr error;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  include ${dir}/questshelf.conf;
}
`;

async function isUp(url: string): Promise<boolean> {
  // nginx's own response.
  return fetch(`${url}/_sandbox`).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess, dir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
}
