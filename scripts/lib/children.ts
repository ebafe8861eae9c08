import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.ts";

const STOP_MS = 5000;
const root = fileURLToPath(new URL("../..", import.meta.url));
const EXIT_WITH_PARENT = new URL("./exit-with-parent.ts", import.meta.url).href;

type Child = {
  name: string;
  process: ChildProcess;
  exited: Promise<number | undefined>;
  isService: boolean;
  isStopped: boolean;
};
export type Captured = { code: number; output: string };

type StartOptions = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The child is ready when it prints this line. Earlier output is shown only if the child fails before. */
  readyLine?: RegExp;
  /** Lines after the ready line that are not shown. */
  hide?: RegExp;
};

/** The child processes of a run. */
export class Children {
  readonly #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  /** Rejects when a child ends unexpectedly. */
  readonly failed: Promise<never>;
  #fail: (error: UserError) => void = () => {};

  constructor() {
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => {});
  }

  /** Starts a long-running script and waits for its ready line. */
  async start({ name, args, env, readyLine, hide }: StartOptions): Promise<void> {
    const child = this.#spawn(name, args, env, ["ignore", readyLine ? "pipe" : "inherit", "inherit", "ipc"]);
    child.isService = true;
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

  /** Runs a script to its end and returns its exit code. */
  async run(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
    const child = this.#spawn(name, args, env, ["ignore", "inherit", "inherit", "ipc"]);
    return (await child.exited) ?? 1;
  }

  /** Runs a script to its end and returns its exit code and output. */
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

  pidOf(name: string): number | undefined {
    return this.#children.findLast((child) => child.name === name)?.process.pid;
  }

  /** Sends SIGKILL to a child, to simulate a crash; it can be started again afterwards. */
  async kill(name: string): Promise<void> {
    const child = this.#children.findLast((each) => each.name === name);
    if (!child) throw new Error(`${name} is not running.`);
    child.isStopped = true;
    child.process.kill("SIGKILL");
    await child.exited;
  }

  /** Ends what `start` started, the last first; others can be started afterwards. */
  async stopServices(): Promise<void> {
    for (const child of this.#children.filter(({ isService }) => isService).toReversed()) {
      child.isStopped = true;
      await end(child);
    }
  }

  /** Ends all children for good. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const child of this.#children.splice(0).toReversed()) {
      child.isStopped = true;
      await end(child);
    }
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
    const child: Child = { name, process: childProcess, exited, isService: false, isStopped: false };
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

/** Stops the children on a signal, or when the parent process ends. */
export function stopOnSignals(children: Children): void {
  const stop = () => children.stop().then(() => process.exit(0));
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, stop);
  // The listener would keep the process alive.
  process.channel?.unref();
}
