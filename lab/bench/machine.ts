import { cpus } from "node:os";
import next from "next/package.json" with { type: "json" };
import react from "react/package.json" with { type: "json" };

/** The machine, the versions and the date of a run, as a line of its report. */
export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${processor}, Node ${process.version}, Next ${next.version}, React ${react.version}, ${date}.`;
}
