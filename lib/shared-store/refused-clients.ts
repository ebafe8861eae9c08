import { processWide } from "../process-wide.ts";
import { BoundedMap } from "./bounded-map.ts";

const MAX_REMEMBERED = 10_000;

/** When the limit that refused a client lets it read again, in ms since 1970. */
const refusedUntil = processWide("refused-clients", () => new BoundedMap<string, number>(MAX_REMEMBERED));

export function noteRefusedClient(client: string, retryAfterS: number): void {
  refusedUntil().set(client, Date.now() + retryAfterS * 1000);
}

/** Whether a limit has refused something to the client, which has to wait still. */
export function isRefused(client: string): boolean {
  return (refusedUntil().get(client) ?? 0) > Date.now();
}
