import { afterEach, expect, test } from "vitest";
import { Children } from "./children.ts";

const children = new Children();
afterEach(() => children.stop());

test("stops services while a command goes on", async () => {
  const env = process.env;
  const service = ["-e", "console.log('ready'); setInterval(() => {}, 1000)"];
  await children.start({ name: "service", args: service, env, readyLine: /ready/ });
  const pid = children.pidOf("service") ?? 0;
  const ended = children.capture("command", ["-e", "setTimeout(() => console.log('done'), 500)"], env);
  await children.stopServices();
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(await ended).toEqual({ code: 0, output: "done\n" });
});
