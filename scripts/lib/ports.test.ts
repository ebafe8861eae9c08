import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFreePort, rememberedPort, requirePort } from "./ports";

let server: Server;
let taken = 0;
let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ports-"));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  taken = portOf(server);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function portOf(listening: Server): number {
  const address: AddressInfo | string | null = listening.address();
  return typeof address === "object" && address ? address.port : 0;
}

test("the error for a taken port names the port and its variable", async () => {
  await expect(requirePort("PORT", taken, "127.0.0.1")).rejects.toThrow(
    `Port ${taken} is taken. Stop what uses it, or set PORT to another one.`,
  );
});

test("the error for a host of another machine names the host", async () => {
  await expect(requirePort("PORT", taken, "203.0.113.9")).rejects.toThrow(/Cannot listen on 203\.0\.113\.9/);
});

test("skips taken and avoided ports", async () => {
  const free = await findFreePort(taken);
  expect(free).toBeGreaterThan(taken);
  expect(await findFreePort(taken, [free])).toBeGreaterThan(free);
});

test("reuses the same port until another process takes it", async () => {
  const file = join(folder, "data", "port");
  const first = await rememberedPort(file, taken);
  expect(await rememberedPort(file, 1)).toBe(first);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(first, "127.0.0.1", resolve));
  const second = await rememberedPort(file, first);
  other.close();
  expect(second).not.toBe(first);
});
