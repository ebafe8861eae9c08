import { z } from "zod";
import { countCharacters, isVisibleText } from "@/lib/storable-text";
import { TAG_MAX_LENGTH, TAGS_PER_GAME } from "./limits";

export type Tag = { id: string; name: string };
export type TagWithCount = Tag & { games: number };

const NAME_RULE = "A tag is text of 1 to 40 characters.";
export const tagNameSchema = z
  .string(NAME_RULE)
  .trim()
  .normalize()
  .refine((text) => text !== "" && isVisibleText(text) && countCharacters(text) <= TAG_MAX_LENGTH, NAME_RULE);

/** Tags of one game. */
export const tagNamesSchema = z.array(tagNameSchema).max(TAGS_PER_GAME, "A game can have 30 tags.");

export const renameBodySchema = z.strictObject({ name: tagNameSchema });
export const tagParamsSchema = z.object({ tagId: z.uuid("There is no such tag.") });
/** The tag that the games of a deleted one get. */
export const deleteTagQuerySchema = z.strictObject({ into: z.uuid("There is no such tag.").optional() });
