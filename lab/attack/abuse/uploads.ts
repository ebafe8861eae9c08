import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { flood } from "./run.ts";
import type { Scenario, Target, Visit } from "./scenario.ts";

const MEGABYTE = 1024 * 1024;
/** Uploads of one client at once, and connections that never finish theirs. */
const CONNECTIONS = 8;
const UNFINISHED = 40;
const MEMORY_MAX_MB = 768;
const SAMPLE_MS = 50;
/** The innocent client's visits are uploads too. */
const variables = { RATE_LIMIT_IMPORT_FILES_PER_TEN_MINUTES: "30" };

let cookies: { attacker: string; innocent: string };

async function signInBoth({ signIn }: Target): Promise<void> {
  cookies = { attacker: await signIn("guest"), innocent: await signIn("demo") };
}

export function uploadFile(
  client: Visit,
  cookie: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData();
  body.append("file", new File([bytes], name));
  return client("/api/imports", { method: "POST", body, headers: { cookie } });
}

/** A table of an unknown layout, which is read and not stored. */
const visit: Scenario["visit"] = ({ innocent }, n) =>
  uploadFile(innocent, cookies.innocent, "games.csv", strToU8(`Title,Hours\nHades,${n}\n`));

const brokenQuotes = strToU8(`Title,Notes\n${'"a"b\n'.repeat(12_000)}`);

/** Files whose lines each open a quote that is never closed. */
export const quotes: Scenario = {
  name: "quotes",
  title: "CSV files of 60 kB with a broken quote in each line",
  variables,
  prepare: signInBoth,
  attack: ({ attacker }, signal, count) =>
    flood(CONNECTIONS, signal, count, async (n) => {
      const answer = await uploadFile(attacker, cookies.attacker, `${n}.csv`, brokenQuotes);
      // Refusals are cheap: more of them would only use up the processor.
      if (answer.status === 429) await setTimeout(SAMPLE_MS);
      return answer;
    }),
  visit,
  faults: async (_, { answers }) =>
    [...answers]
      .filter(([status]) => status >= 500 && status !== 503)
      .map(([status]) => `${status} to the attacker`),
};

let largestMb = 0;

/** Uploads that stop before their end, and ZIPs whose tables and JSON are as large as allowed. */
export const memory: Scenario = {
  name: "memory",
  title: "40 unfinished uploads of 10 MB, and ZIPs that need much memory",
  variables,
  prepare: signInBoth,
  async attack(target, signal, count) {
    const sockets = Array.from({ length: UNFINISHED }, () => unfinished(target.site, cookies.attacker));
    const bomb = largeZip();
    const sample = async () => {
      while (!signal.aborted) {
        largestMb = Math.max(largestMb, ((await target.memoryBytes()) ?? 0) / MEGABYTE);
        await setTimeout(SAMPLE_MS);
      }
    };
    await Promise.all([
      sample(),
      flood(2, signal, count, async (n) => {
        const answer = await uploadFile(target.attacker, cookies.attacker, `${n}.zip`, bomb);
        if (answer.status === 429) await setTimeout(SAMPLE_MS);
        return answer;
      }),
    ]);
    for (const socket of sockets) socket.destroy();
  },
  visit,
  async faults() {
    console.log(`  The app and its readers used ${largestMb.toFixed(0)} MB at most.`);
    return largestMb > MEMORY_MAX_MB
      ? [`the app used ${largestMb.toFixed(0)} MB (at most ${MEMORY_MAX_MB})`]
      : [];
  },
};

/** Opens an upload that is never finished, from another address each time. */
function unfinished(site: string, cookie: string): Socket {
  const { hostname, port, host } = new URL(site);
  const address = `203.0.113.${100 + Math.floor(Math.random() * 100)}`;
  const length = 10 * MEGABYTE;
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(
    [
      "POST /api/imports HTTP/1.1",
      `Host: ${host}`,
      `Origin: ${site}`,
      "Sec-Fetch-Site: same-origin",
      `X-Forwarded-For: ${address}`,
      `Cookie: ${cookie}`,
      `Content-Type: multipart/form-data; boundary=${randomUUID()}`,
      `Content-Length: ${length}`,
      "",
      "",
    ].join("\r\n"),
  );
  socket.write(new Uint8Array(length - MEGABYTE));
  return socket;
}

/** Two JSON documents of many objects, which are refused together, and a table of many cells. */
function largeZip(): Uint8Array<ArrayBuffer> {
  const json = strToU8(`[${'{"a":[1]},'.repeat(390_000)}{}]`);
  const table = strToU8(`a,b,c,d\n${"1,2,3,4\n".repeat(95_000)}`);
  const zip = zipSync({ "1.json": json, "2.json": json, "3.csv": table }, { level: 1 });
  return new Uint8Array(zip);
}
