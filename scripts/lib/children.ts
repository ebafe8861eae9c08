import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.ts";

const STOP_MS = 5000;
const root = fileURLToPath(new URL("../..", import.meta.url));
const EXIT_WITH_PARENT = new URL("./exit-with-parent.ts", import.meta.url).href;

type Child = { name: string; process: ChildProcess; exited: Promise<number | undefined>; isStopped: boolean };
export type Captured = { code: number; output: string };

type StartOptions = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Ready as soon as this line is printed. What comes before it is shown only when it never comes. */
  readyLine?: RegExp;
  /** Of what is printed after the ready line, what is not worth a look. */
  hide?: RegExp;
};

/** The processes that belong to one run: started in order, stopped together, none left behind. */
export class Children {
  readonly #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  /** Settles when a child that should go on ends by itself. */
  readonly failed: Promise<never>;
  #fail: (error: UserError) => void = () => {};

  constructor() {
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => {});
  }

  /** Starts a script that is expected to go on, and waits for its ready line. */
  async start({ name, args, env, readyLine, hide }: StartOptions): Promise<void> {
    const child = this.#spawn(name, args, env, ["ignore", readyLine ? "pipe" : "inherit", "inherit", "ipc"]);
    const hidden: string[] = [];
    child.exited.then(() => {
      if (child.isStopped) return;
      if (hidden.length > 0) console.error(hidden.join("\n"));
      this.#fail(new UserError(`${name} ended unexpectedly (see above).`));
    });
    if (!readyLine || !child.process.stdout) return;
    const lines = createInterface({ input: child.process.stdout });
    const ready = new Promise<void>((resolve) => {
      let isReady = false;
      lines.on("line", (line) => {
        if (!isReady) hidden.push(line);
        else if (!hide?.test(line)) console.log(line);
        if (isReady || !readyLine.test(line)) return;
        isReady = true;
        hidden.length = 0;
        resolve();
      });
    });
    await Promise.race([ready, this.failed]);
  }

  /** Runs a script to its end and answers with its exit code. */
  async run(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
    const child = this.#spawn(name, args, env, ["ignore", "inherit", "inherit", "ipc"]);
    return (await child.exited) ?? 1;
  }

  /** Runs a script to its end and keeps what it prints. */
  async capture(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Captured> {
    const child = this.#spawn(name, args, env, ["ignore", "pipe", "pipe", "ipc"]);
    let output = "";
    for (const stream of [child.process.stdout, child.process.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const code = (await child.exited) ?? 1;
    return { code, output };
  }

  /** The process id of a child that was started by this name. */
  pidOf(name: string): number | undefined {
    return this.#children.findLast((child) => child.name === name)?.process.pid;
  }

  /** Ends a child at once and without a word to it, as a crash does; it may be started again afterwards. */
  async kill(name: string): Promise<void> {
    const child = this.#children.findLast((each) => each.name === name);
    if (!child) throw new Error(`${name} does not run.`);
    child.isStopped = true;
    child.process.kill("SIGKILL");
    await child.exited;
  }

  /** Ends what still runs, the last started first; others may be started afterwards. */
  async stopAll(): Promise<void> {
    for (const child of this.#children.splice(0).toReversed()) {
      child.isStopped = true;
      await end(child);
    }
  }

  /** Ends what still runs, for good. */
  stop(): Promise<void> {
    this.#stopping ??= this.stopAll();
    return this.#stopping;
  }

  #spawn(name: string, args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): Child {
    const nodeArgs = ["--import", EXIT_WITH_PARENT, ...args];
    const childProcess = spawn(process.execPath, nodeArgs, {
      cwd: root,
      env: { ...env, QUESTSHELF_PARENT: String(process.pid) },
      stdio,
    });
    const exited = new Promise<number | undefined>((resolve) => {
      childProcess.once("close", (code) => resolve(code ?? undefined));
      childProcess.once("error", () => resolve(undefined));
    });
    const child = { name, process: childProcess, exited, isStopped: false };
    this.#children.push(child);
    return child;
  }
}

async function end({ process: child, exited }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await exited;
  clearTimeout(timer);
}

/** Stops the children when this process is told to end, or when the one that started it is gone. */
export function stopOnSignals(children: Children): void {
  const stop = () => children.stop().then(() => process.exit(0));
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, stop);
  // Listening keeps the channel open, and an open channel the process, when all else is done.
  process.channel?.unref();
}
