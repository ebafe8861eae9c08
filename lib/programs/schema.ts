import { z } from "zod";

export const PROGRAM_KINDS = ["shelf", "playing", "export"] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

export const kindParamsSchema = z.object({ kind: z.enum(PROGRAM_KINDS, "There is no such address.") });
export const fileParamsSchema = z.object({ kind: z.string(), file: z.string() });

/** Since when each address exists (ISO); null while there is none. */
export type ProgramAddresses = Record<ProgramKind, string | null>;

/** A new address, which can't be read again. */
export type NewAddress = { path: string };
