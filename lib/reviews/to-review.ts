import "server-only";
import { fromStoredCover } from "@/lib/games/images";
import type { Review } from "./schema";

/** Of a row as the database answers it. */
export const toReview = <Row extends Review>(row: Row): Row => ({
  ...row,
  coverUrl: fromStoredCover(row.coverUrl),
});
