import { onTestFinished, vi } from "vitest";

/** Catches what a test logs, from its call until the test is over. @returns the lines so far, parsed */
export function captureLog(): () => Record<string, unknown>[] {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    const spy = vi.spyOn(stream, "write").mockImplementation((...args: Parameters<typeof write>) => {
      const text = String(args[0]);
      if (!text.startsWith('{"time":')) return write.apply(stream, args);
      lines.push(text);
      return true;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return () => lines.map((line) => JSON.parse(line));
}
