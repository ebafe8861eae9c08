import { parentPort, workerData } from "node:worker_threads";
import { readFiles } from "./read-file.ts";

const AT_ONCE = 1000;

const { entries, problems, ...read } = {
  entries: [],
  problems: [],
  ...readFiles(workerData.files, workerData.options),
};

/** In pieces, each after the one before has been taken: a large message would block the thread that receives it. */
function* pieces() {
  for (const [name, rows] of Object.entries({ entries, problems })) {
    for (let at = 0; at < rows.length; at += AT_ONCE) yield { [name]: rows.slice(at, at + AT_ONCE) };
  }
}

const rest = pieces();

parentPort?.on("message", () => {
  const { value, done } = rest.next();
  parentPort?.postMessage(done ? { end: true } : value);
  if (done) parentPort?.close();
});
parentPort?.postMessage({ read });
