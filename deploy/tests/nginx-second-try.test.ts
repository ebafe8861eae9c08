import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { type Nginx, startNginx } from "./nginx.ts";

const program = findProgram("nginx");
const BODY = Buffer.alloc(200_000, "a");

type Instance = { server: Server; arrivals: number; url: string };

/** One that answers, or one that dies of each request as soon as it has all of it. */
async function startInstance(dies: boolean): Promise<Instance> {
  const server = createServer(async (request, response) => {
    instance.arrivals++;
    const body = await buffer(request);
    if (dies) request.socket.resetAndDestroy();
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

// Each test has an nginx of its own, which knows of no trouble yet and asks the first one first.
describe.skipIf(!program)("two instances, the first of which dies of what it is asked", () => {
  let dying: Instance;
  let well: Instance;
  let nginx: Nginx;
  beforeEach(async () => {
    [dying, well] = [await startInstance(true), await startInstance(false)];
    nginx = await startNginx(program ?? "", [dying.url, well.url], 14_640);
  });
  afterEach(async () => {
    await nginx?.stop();
    await Promise.all([dying, well].map(stopInstance));
  });

  test.each([
    ["POST", "/api/collection/import"],
    ["PATCH", "/api/profile"],
    ["PUT", "/api/auth/password"],
    ["PUT", "/api/profile/avatar"],
    ["DELETE", "/api/collection/72"],
    ["DELETE", "/api/profile/banner"],
  ])("a %s of %s that has arrived is not sent again", async (method, path) => {
    const ask = () => fetch(nginx.url + path, { method, body: BODY });
    const failed = await ask();
    expect([dying.arrivals, well.arrivals]).toEqual([1, 0]);
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await failed.text()).toContain("can't be reached right now");
    // Who asks again is led past the one that died.
    const again = await ask();
    expect([again.status, await again.text()]).toEqual([200, `${method} of ${BODY.length}`]);
    expect([dying.arrivals, well.arrivals]).toEqual([1, 1]);
  });

  test.each(["GET", "HEAD"])("a %s is asked of the other one", async (method) => {
    const answer = await fetch(`${nginx.url}/games`, { method });
    expect(answer.status).toBe(200);
    expect([dying.arrivals, well.arrivals]).toEqual([1, 1]);
  });

  test("where one does not even listen, a POST goes to the other one", async () => {
    await stopInstance(dying);
    const answer = await fetch(`${nginx.url}/api/collection/import`, { method: "POST", body: BODY });
    expect([answer.status, well.arrivals]).toEqual([200, 1]);
  });

  test("where one does not even listen, a PUT finds that out for those that come after it", async () => {
    await stopInstance(dying);
    const statuses = [];
    for (const _ of [1, 2, 3])
      statuses.push((await fetch(`${nginx.url}/api/auth/password`, { method: "PUT", body: BODY })).status);
    expect(statuses).toEqual([503, 200, 200]);
  });
});
