import { z } from "zod";
import type { Status } from "@/lib/collection/status";
import { gameIdParamsSchema } from "@/lib/games/input";

export const MAX_RELATIONS = 100;

export type ListedPerson = {
  id: string;
  username: string;
  /** A path on our own origin. */
  avatarUrl: string | null;
};

/** The user's relations to some people, as lists of their ids. */
export type Relations = {
  following: string[];
  blocked: string[];
  /** A block of either hides them from the user. */
  hidden: string[];
};

/** Those of the people whom a user follows who have a game. */
export type FollowedOwners = {
  total: number;
  /** The first five. */
  people: (ListedPerson & { status: Status })[];
};

export type BlockedPerson = {
  id: string;
  /** Null for a profile that is no longer shown. */
  username: string | null;
  avatarUrl: string | null;
  blockedAt: string;
};

/** The end of a page: a timestamp of the database with its fractions of a second, and the id of a person. */
export const afterPersonSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00:00 [0-9a-f-]{36}$/, "must be `next` of a page")
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, text.indexOf(" ")))), "must be `next` of a page")
  .refine(
    (text) => z.uuid().safeParse(text.slice(text.indexOf(" ") + 1)).success,
    "must be `next` of a page",
  );

export const personParamsSchema = z.object({ id: z.uuid("There is no such profile.") });

export const ownersQuerySchema = z.strictObject(gameIdParamsSchema.shape);

export const relationsQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid("must be ids of profiles")).max(MAX_RELATIONS)),
});
