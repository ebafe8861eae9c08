import "server-only";
import { fromStoredCover } from "@/lib/games/images";
import type { Review } from "./schema";

/** Converts a row that the database returns. */
export const toReview = <Row extends Review>(row: Row): Row => ({
  ...row,
  coverUrl: fromStoredCover(row.coverUrl),
});
