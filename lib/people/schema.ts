import { z } from "zod";

export const MAX_RELATIONS = 100;

export type ListedPerson = {
  id: string;
  username: string;
  /** A path on our own origin. */
  avatarUrl: string | null;
};

/** Of some people, by their ids. */
export type Relations = {
  following: string[];
  blocked: string[];
  /** A block of either hides them from the user. */
  hidden: string[];
};

export type BlockedPerson = {
  id: string;
  /** Null for a profile that is no longer shown. */
  username: string | null;
  avatarUrl: string | null;
  blockedAt: string;
};

export const personParamsSchema = z.object({ id: z.uuid("There is no such profile.") });

export const relationsQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid("must be ids of profiles")).max(MAX_RELATIONS)),
});
