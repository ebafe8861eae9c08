import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { type Nginx, startNginx } from "./nginx.ts";

const program = findProgram("nginx");
const BODY = Buffer.alloc(200_000, "a");

type Instance = { server: Server; arrivals: number; url: string };

/** If `crashes` is set, resets each connection after it has received the request. */
async function startInstance(crashes: boolean): Promise<Instance> {
  const server = createServer(async (request, response) => {
    instance.arrivals++;
    const body = await buffer(request);
    if (crashes) request.socket.resetAndDestroy();
    else response.end(`${request.method} of ${body.length}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const instance = { server, arrivals: 0, url: `http://127.0.0.1:${Object(server.address()).port}` };
  return instance;
}

function stopInstance({ server }: Instance) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

// Each test starts an nginx, which remembers no failures and uses the first instance first.
describe.skipIf(!program)("two instances, the first of which fails", () => {
  let failing: Instance;
  let healthy: Instance;
  let nginx: Nginx;
  beforeEach(async () => {
    [failing, healthy] = [await startInstance(true), await startInstance(false)];
    nginx = await startNginx(program ?? "", [failing.url, healthy.url], 14_640);
  });
  afterEach(async () => {
    await nginx?.stop();
    await Promise.all([failing, healthy].map(stopInstance));
  });

  test.each([
    ["POST", "/api/collection/import"],
    ["PATCH", "/api/profile"],
    ["PUT", "/api/auth/password"],
    ["PUT", "/api/profile/avatar"],
    ["DELETE", "/api/collection/72"],
    ["DELETE", "/api/profile/banner"],
  ])("does not repeat a %s of %s that has arrived", async (method, path) => {
    const send = () => fetch(nginx.url + path, { method, body: BODY });
    const failed = await send();
    expect([failing.arrivals, healthy.arrivals]).toEqual([1, 0]);
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await failed.text()).toContain("can't be reached right now");
    // The client's own retry skips the failed instance.
    const retry = await send();
    expect([retry.status, await retry.text()]).toEqual([200, `${method} of ${BODY.length}`]);
    expect([failing.arrivals, healthy.arrivals]).toEqual([1, 1]);
  });

  test.each(["GET", "HEAD"])("repeats a %s at the other instance", async (method) => {
    const answer = await fetch(`${nginx.url}/games`, { method });
    expect(answer.status).toBe(200);
    expect([failing.arrivals, healthy.arrivals]).toEqual([1, 1]);
  });

  test("sends a POST to the other instance if the first one does not listen", async () => {
    await stopInstance(failing);
    const answer = await fetch(`${nginx.url}/api/collection/import`, { method: "POST", body: BODY });
    expect([answer.status, healthy.arrivals]).toEqual([200, 1]);
  });

  test("fails one PUT if the first instance does not listen, then uses the other", async () => {
    await stopInstance(failing);
    const statuses = [];
    for (const _ of [1, 2, 3])
      statuses.push((await fetch(`${nginx.url}/api/auth/password`, { method: "PUT", body: BODY })).status);
    expect(statuses).toEqual([503, 200, 200]);
  });
});
