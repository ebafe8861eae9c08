import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { createSupabase } from "../../sandbox/supabase/server.ts";
import { findFreePort } from "./ports.ts";
import { findProgram, installPackage } from "./system-program.ts";
import { UserError } from "./user-error.ts";

/** Debian installs each version in a folder that is not on PATH. */
const DEBIAN_PROGRAMS = "/usr/lib/postgresql/*/bin/initdb";
const USER = "postgres";
const FIRST_PORT = 15_400;
const START_MS = 30_000;
/** For test files with many connections that run in parallel. */
const MAX_CONNECTIONS = 200;

/** A temporary PostgreSQL on a loopback port. */
export type PostgresServer = {
  /** URL of the superuser's database; the tests create others. */
  url: string;
  stop: () => Promise<void>;
};

export const NO_POSTGRES =
  "there is no PostgreSQL (initdb) and none could be installed. On Debian or Ubuntu: sudo apt-get install postgresql";

/** The folder of initdb and postgres. Installs Debian's package if there is none and we are root. */
export function findOrInstallPostgres(): string | undefined {
  const found = findPostgres();
  if (found) return found;
  installPackage("postgresql");
  return findPostgres();
}

function findPostgres(): string | undefined {
  const inPath = findProgram("initdb");
  const program = inPath ?? globSync(DEBIAN_PROGRAMS).sort(byVersion).at(-1);
  return program && dirname(program);
}

const byVersion = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/** Starts the PostgreSQL in `folder` on a temporary data folder. @param options more settings of postgresql.conf */
export async function startPostgresServer(
  folder: string,
  options: Record<string, string> = {},
): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), "questshelf-postgres-"));
  const data = join(home, "data");
  const passwordFile = join(home, "password");
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const account = unprivilegedAccount();
  if (account) for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);
  const initdb = [
    ...["--pgdata", data, "--username", USER, "--pwfile", passwordFile, "--auth", "scram-sha-256"],
    ...["--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"],
  ];
  const result = spawnSync(join(folder, "initdb"), initdb, { cwd: "/", encoding: "utf8", ...account });
  if (result.status !== 0) {
    rmSync(home, { recursive: true, force: true });
    throw new UserError(`PostgreSQL's initdb failed: ${result.error?.message ?? result.stderr}`);
  }

  const port = await findFreePort(FIRST_PORT);
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: MAX_CONNECTIONS,
    // The data is temporary.
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    ...options,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(folder, "postgres"), ["-D", data, ...args], {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    ...account,
  });
  // SIGQUIT: immediate shutdown, without waiting for sessions.
  const kill = () => child.kill("SIGQUIT");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      kill();
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  const problem = await untilReady(child);
  if (problem !== null) {
    await stop();
    throw new UserError(`PostgreSQL did not start: ${problem}`);
  }
  return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/${USER}`, stop };
}

/** A new database with all migrations. @returns its URL, for a superuser */
export async function createDatabase(server: PostgresServer, name: string, folder: string): Promise<string> {
  const sql = postgres(server.url, { max: 1 });
  try {
    await sql.unsafe(`create database ${name}`);
  } finally {
    await sql.end();
  }
  const url = new URL(`/${name}`, server.url).href;
  const supabase = await createSupabase({
    dataDir: join(folder, name),
    databaseUrl: url,
    siteUrl: "http://localhost",
    mailbox: { deliver: async () => {} },
  });
  await supabase.close();
  return url;
}

/** @returns null, or the log of a server that did not start */
async function untilReady(child: ChildProcess): Promise<string | null> {
  let log = "";
  return await new Promise((resolve) => {
    const settle = (problem: string | null) => {
      clearTimeout(timer);
      log = "";
      resolve(problem);
    };
    const timer = setTimeout(() => settle(log), START_MS);
    child.once("error", (error) => settle(error.message));
    child.once("exit", () => settle(log));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (log.includes("ready to accept connections")) settle(null);
    });
  });
}

/** The account of Debian's package if this process is root: PostgreSQL refuses to run as root. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(spawnSync("id", [flag, USER], { encoding: "utf8" }).stdout.trim() || NaN);
  const account = { uid: idOf("-u"), gid: idOf("-g") };
  if (Number.isNaN(account.uid))
    throw new UserError(
      `PostgreSQL does not run as root, and there is no user "${USER}". Run this as another user.`,
    );
  return account;
}
