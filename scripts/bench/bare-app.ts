import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Children } from "../lib/children.ts";
import { findFreePort } from "../lib/ports.ts";
import { UserError } from "../lib/user-error.ts";

/** Each byte of filler stands in the page twice: as HTML, and in the payload that the browser hydrates from. */
const COPIES_OF_FILLER = 2;

/** The framework with nothing of ours, and the least that Node can do. */
export interface BareApp {
  /** A page that is made on its first visit and kept, as the product's are. */
  page: string;
  /** A page that was made with the build. */
  built: string;
  /** `node:http` with as many bytes. */
  raw: string;
  /** Bytes of HTML of the bare page. */
  weight: number;
}

/**
 * Builds and serves a bare Next app and a `node:http` server, whose pages have so many bytes of HTML.
 * @throws {UserError} when the bare app does not build
 */
export async function startBareApp(
  children: Children,
  root: string,
  bytes: { page: number; raw: number },
): Promise<BareApp> {
  const dir = join(root, ".data/bench/bare");
  await layBareApp(root, dir);
  const lightest = await buildAndServe(children, dir, 0);
  const filler = Math.max(0, Math.round((bytes.page - lightest.weight) / COPIES_OF_FILLER));
  const bare = await buildAndServe(children, dir, filler);
  const port = await findFreePort(4650);
  await children.start({
    name: "node:http",
    args: [join(root, "scripts/bench/raw-server.ts"), String(port), String(bytes.raw)],
    env: process.env,
    readyLine: /^ready$/,
  });
  return { ...bare, raw: `http://127.0.0.1:${port}/` };
}

async function buildAndServe(children: Children, dir: string, fillerBytes: number) {
  const next = join(dir, "node_modules/next/dist/bin/next");
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    BENCH_FILLER_BYTES: String(fillerBytes),
  };
  const made = await children.capture("The bare build", [next, "build", dir], env);
  if (made.code !== 0) throw new UserError(`The bare app does not build:\n${made.output}`);
  const port = await findFreePort(4620);
  const name = `The bare app (${fillerBytes})`;
  const args = [next, "start", dir, "-p", String(port), "-H", "127.0.0.1"];
  await children.start({ name, args, env, readyLine: /Ready in/ });
  const built = `http://127.0.0.1:${port}/`;
  const page = `${built}1`;
  const weight = Buffer.byteLength(await (await fetch(page)).text());
  return { page, built, weight };
}

/**
 * Lays the bare app into a folder of its own, with copies of the framework's packages beside it: built inside the
 * project, it would pick up the project's own middleware.
 */
async function layBareApp(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(join(root, "scripts/bench/bare"), target, { recursive: true });
  for (const name of await closureOf(root, ["next", "react", "react-dom"])) {
    await cp(join(root, "node_modules", name), join(target, "node_modules", name), { recursive: true });
  }
}

/** The packages that are needed for the given ones, themselves included, as far as they are installed. */
async function closureOf(root: string, names: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name)) continue;
    const manifest = await readFile(join(root, "node_modules", name, "package.json"), "utf8").catch(
      () => null,
    );
    if (manifest === null) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(manifest);
    open.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies));
  }
  return found;
}
