import "server-only";
import { z } from "zod";

const errorSchema = z.object({
  title: z.string().optional(),
  cause: z.string().optional(),
  message: z.string().optional(),
});
const bodySchema = z.union([z.array(errorSchema).min(1), errorSchema]);

/** IGDB words an error as an array of objects, one object or plain text; this is one line of it, for the log. */
export function describeErrorBody(body: string): string {
  const result = bodySchema.safeParse(parseJson(body));
  if (!result.success) return oneLine(body);
  const first = Array.isArray(result.data) ? result.data[0] : result.data;
  return oneLine([first?.title, first?.message, first?.cause].filter(Boolean).join(": ") || body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
