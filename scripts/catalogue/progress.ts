/** Implemented by `process.stdout` and by tests. */
type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown };

const LINE_EVERY_MS = 10_000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const count = new Intl.NumberFormat("en-US");

export type Progress = {
  update(step: string, done: number, total?: number): void;
  /** Ends the bar, so that other lines can follow. */
  end(): void;
};

/** A bar with rate and time left on a terminal, a line every ten seconds elsewhere. */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  const isTerminal = output.isTTY === true;
  let step = "";
  let startedAt = 0;
  let shownAt = 0;
  let isOpen = false;

  function end() {
    if (isOpen) output.write("\n");
    isOpen = false;
  }

  return {
    update(name, done, total) {
      if (name !== step) {
        end();
        step = name;
        startedAt = now();
        // Elsewhere, a step of a few seconds has no line.
        shownAt = isTerminal ? Number.NEGATIVE_INFINITY : startedAt;
      }
      const isBarDone = isTerminal && total !== undefined && done >= total;
      if (!isBarDone && now() - shownAt < (isTerminal ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
      shownAt = now();
      const text = describe(name, done, total, (now() - startedAt) / 1000);
      if (isTerminal) output.write(`\r${text.slice(0, (output.columns ?? 80) - 1)}\x1b[K`);
      else output.write(`${text}\n`);
      isOpen = isTerminal;
    },
    end,
  };
}

function describe(step: string, done: number, total: number | undefined, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const speed = rate > 0 ? `, ${count.format(Math.round(rate))}/s` : "";
  if (!total) return `${step}: ${count.format(done)}${speed}`;
  const share = Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)}`;
  const left = rate > 0 && share < 1 ? `, ${duration((total - done) / rate)} left` : "";
  return `${step} ${bar} ${Math.floor(share * 100)} %  ${count.format(done)} of ${count.format(total)}${speed}${left}`;
}

/** "0:42", "3:07" or "1:02:03". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? parts : rest;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
