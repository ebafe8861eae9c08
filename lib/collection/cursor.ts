import { z } from "zod";
import { AppError } from "@/lib/errors";

/** The last row of a page. Rows of one moment (an import) are told apart by their id. */
export type Cursor = { dateAdded: string; id: string };

const cursorSchema = z.tuple([
  // Postgres' own text of the moment, with its microseconds: it goes back as it came.
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d:\d\d$/),
  z.uuid(),
]);

export function encodeCursor({ dateAdded, id }: Cursor): string {
  return Buffer.from(`${dateAdded} ${id}`).toString("base64url");
}

/** @throws {AppError} `invalid_input` for anything but a cursor of ours. */
export function decodeCursor(text: string): Cursor {
  const parsed = cursorSchema.safeParse(Buffer.from(text, "base64url").toString().split(" "));
  if (!parsed.success) throw new AppError("invalid_input", "cursor: is not one of ours");
  const [dateAdded, id] = parsed.data;
  return { dateAdded, id };
}

/** PostgREST's condition for "after this row", newest first. */
export function afterCursor({ dateAdded, id }: Cursor): string {
  return `date_added.lt."${dateAdded}",and(date_added.eq."${dateAdded}",id.gt.${id})`;
}
