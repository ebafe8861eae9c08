import { z } from "zod";
import {
  DATE_ORDERS,
  MAPPER_FIELDS,
  RATING_SCALES,
  TIME_UNITS,
  type UnknownTable,
} from "@/lib/import-files/entry";
import { LAYOUTS, WORD_LENGTH } from "@/lib/import-files/limits";
import { countCharacters } from "@/lib/storable-text";

const scale = z.literal(RATING_SCALES);
const timeUnit = z.enum(TIME_UNITS);
const dateOrder = z.enum(DATE_ORDERS);
const text = z.string().max(500);

/** A word of a file, as `import_rows` stores it. */
export const statusWordSchema = z
  .string()
  .refine((word) => countCharacters(word) <= WORD_LENGTH, "is too long");

/** How to read a table of an unknown layout. Null: decided from its cells. */
export const mappingSchema = z.strictObject({
  columns: z.partialRecord(z.enum(MAPPER_FIELDS), z.union([text, z.array(text).min(1).max(20)])),
  ratingScale: scale.nullable(),
  timeUnit: timeUnit.nullable(),
  dateOrder: dateOrder.nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type TableMapping = z.infer<typeof mappingSchema>;

const tableChoiceSchema = z.strictObject({
  headerKey: z.string().min(1).max(200),
  /** Null leaves the table out. */
  mapping: mappingSchema.nullable(),
  /** Whether the mapping is saved for tables with the same columns. */
  isKept: z.boolean(),
});
export type TableChoice = z.infer<typeof tableChoiceSchema>;

/** Beside the files of an upload: a mapping for each table. */
export const mappingsSchema = z.array(tableChoiceSchema).min(1).max(LAYOUTS);

/** A table whose columns the user has to name. */
export type Table = UnknownTable & {
  /** How the user read a table with these columns before. */
  saved: TableMapping | null;
};

export type TablesAnswer = { tables: Table[] };
export type UploadAnswer = { id: string } | TablesAnswer;
