import "server-only";
import { z } from "zod";
import { MAX_PROXY_OFFSET, MAX_PROXY_ROWS } from "./rules";

export const queryBodySchema = z.strictObject({ query: z.string("must be a query").min(1, "is empty") });

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

export const popularBodySchema = z.strictObject({
  offset: wholeNumber(0, MAX_PROXY_OFFSET).default(0),
  limit: wholeNumber(1, MAX_PROXY_ROWS).default(20),
});
