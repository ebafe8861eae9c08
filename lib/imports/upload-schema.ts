import { z } from "zod";
import { DATE_ORDERS, MAPPER_FIELDS, RATING_SCALES, TIME_UNITS } from "@/lib/import-files/entry";
import { LAYOUTS, WORD_LENGTH } from "@/lib/import-files/limits";
import { countCharacters } from "@/lib/storable-text";
import { columnReportSchema } from "./schema";

export type { MapperField, Mapping } from "@/lib/import-files/entry";

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

const readingSchema = z.object({
  ratings: z.object({ scale: scale.nullable(), isCertain: z.boolean() }).nullable(),
  times: z
    .object({
      unit: timeUnit.nullable(),
      isCertain: z.boolean(),
      example: z.object({ raw: z.string(), hours: z.number() }).nullable(),
    })
    .nullable(),
  dateOrder: z.union([dateOrder, z.literal("ask")]).nullable(),
  cells: z.array(columnReportSchema),
  rows: z.array(z.array(z.object({ raw: z.string(), stored: z.union([z.string(), z.number()]).nullable() }))),
});
/** How a mapping reads a table; see `TableReading`. */
export type Reading = z.infer<typeof readingSchema>;

/** A table whose columns the user has to name. */
const tableSchema = z.object({
  /** The names of the files that have these columns. */
  files: z.array(z.string()),
  rows: z.number().int(),
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      guess: z.enum(MAPPER_FIELDS).nullable(),
      hint: z.enum(MAPPER_FIELDS).nullable(),
    }),
  ),
  hasHeader: z.boolean(),
  leftOut: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  headerKey: z.string(),
  /** With our guesses, or with the mapping of a preview. */
  reading: readingSchema,
  /** How the user read a table with these columns before. */
  saved: mappingSchema.nullable(),
});
export type Table = z.infer<typeof tableSchema>;

export type TablesAnswer = { tables: Table[] };
export type UploadAnswer = { id: string } | TablesAnswer;
