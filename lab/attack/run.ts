import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import type { Route } from "../../scripts/lib/routes.ts";
import type { Client } from "./client.ts";
import { type Input, inputsFor } from "./inputs.ts";
import { faultOf, type Rules } from "./judge.ts";
import type { RouteSchemas } from "./schemas.ts";

/** On a shared machine, an upstream call can time out. A 503 is a fault only after several retries. */
const BUSY = 503;
const BUSY_RETRIES = 8;
const BUSY_WAIT_MS = 1000;

export type Outcome = {
  route: Route;
  inputs: number;
  seconds: number;
  slowestMs: number;
  /** Number of responses by status; 0 is a failed connection. */
  statuses: Map<number, number>;
  /** The first fault, with the smallest input that reproduces it. */
  fault: { what: string; seed: number; input: Input } | null;
};

export type Plan = Rules & {
  client: Client;
  schemas: Record<string, RouteSchemas>;
  inputs: number;
  seed: number;
  connections: number;
};

/** Sends `plan.inputs` inputs to a route over several connections. */
export async function attackRoute(route: Route, plan: Plan): Promise<Outcome> {
  const start = performance.now();
  const statuses = new Map<number, number>();
  let slowestMs = 0;
  let sent = 0;
  const inputs = inputsFor(route, plan.schemas[route.path] ?? {});
  let stop = false;
  const send = async (input: Input) => {
    const answer = await plan.client(input);
    sent += 1;
    slowestMs = Math.max(slowestMs, answer.ms);
    const status = "failure" in answer ? 0 : answer.status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return { status, what: faultOf(route, input, answer, plan) };
  };
  const findFault = async (input: Input) => {
    let { status, what } = await send(input);
    for (let retry = 0; retry < BUSY_RETRIES && what !== null && status === BUSY; retry++) {
      await setTimeout((retry + 1) * BUSY_WAIT_MS);
      ({ status, what } = await send(input));
    }
    return what;
  };
  const share = Math.ceil(plan.inputs / plan.connections);
  const faults = await Promise.all(
    Array.from({ length: plan.connections }, async (_, number) => {
      let isShrinking = false;
      const property = fc.asyncProperty(inputs, async (input) => {
        // Another connection has found a fault.
        if (stop && !isShrinking) return;
        const what = await findFault(input);
        if (what === null) return;
        stop = isShrinking = true;
        throw new Error(what);
      });
      const result = await fc.check(property, { seed: plan.seed + number, numRuns: share });
      const input = result.counterexample?.[0];
      const what = result.errorInstance instanceof Error ? result.errorInstance.message : "a fault";
      return result.failed && input ? { what, seed: plan.seed + number, input } : null;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { route, inputs: sent, seconds, slowestMs, statuses, fault: faults.find(Boolean) ?? null };
}
