import "server-only";
import { isIPv6 } from "node:net";

/**
 * The last forwarded address. `next start` sets `X-Forwarded-For` only if a request has none (`base-server.js`), so
 * `next-internals/request-hooks.ts` drops what a client sends unless `TRUST_PROXY` says that a proxy of ours wrote it.
 */
export function clientAddress(request: Request): string {
  const last = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return last ? networkOf(last) : "unknown";
}

/** Cuts an IPv6 address to its /64, which usually belongs to one client. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head ? head.split(":") : [];
  const rest = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
