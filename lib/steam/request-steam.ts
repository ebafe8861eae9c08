import "server-only";
import type { z } from "zod";
import { env } from "@/lib/env";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";
import { type Caller, takeCall } from "./allowance";

/** Steam's `EResult` for success. */
export const RESULT_OK = 1;

/** So that, with its other reads, a request knows within 3 s that Steam does not answer. */
const TIMEOUT_MS = 2000;

type SteamRequest<T> = {
  params: Record<string, string | number>;
  schema: z.ZodType<T>;
  /** Most methods want the product's key; what is the same for everyone often does not. */
  needsKey: boolean;
  caller: Caller;
  timeoutMs?: number;
};

/** For calls that a user waits for. */
export type SteamRead = { caller: Caller; timeoutMs: number };

/**
 * Calls a method of Steam's Web API, such as `ISteamUserStats/GetSchemaForGame/v2`.
 * @throws {OutsideError} when Steam cannot be read or refuses
 * @throws {AppError} the errors of `takeCall`, before a call
 */
export async function requestSteam<T>(
  method: string,
  { params, schema, needsKey, caller, timeoutMs }: SteamRequest<T>,
): Promise<T> {
  await takeCall(caller, needsKey);
  const { STEAM_API_URL, STEAM_API_KEY } = env();
  const query = new URLSearchParams(needsKey ? { key: STEAM_API_KEY } : {});
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  return fetchJson(`${STEAM_API_URL}/${method}/?${query}`, {
    service: "steam",
    schema,
    timeoutMs: timeoutMs ?? TIMEOUT_MS,
  });
}

/** The JSON body of a 400 or 403, which has the reason, or undefined. A bad key has the same status with HTML. */
export function refusalBody(error: unknown): unknown {
  if (!(error instanceof OutsideError) || (error.status !== 400 && error.status !== 403)) return undefined;
  return error.detailJson;
}
