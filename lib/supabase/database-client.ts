import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database as Generated, Json } from "@/types/database";

type Public = Generated["public"];
type Functions = Public["Functions"];

/** What the generated types do not say: arguments may be null, arrays are only read, and JSON may be of any shape. */
type Argument<T> = Json extends T ? unknown : (T extends (infer Item)[] ? readonly Item[] : T) | null;
type Arguments<T> = T extends Record<PropertyKey, never> ? T : { [Name in keyof T]: Argument<T[Name]> };

export type Database = Omit<Generated, "public"> & {
  public: Omit<Public, "Functions"> & {
    Functions: {
      [Name in keyof Functions]: {
        // No intersection: TypeScript multiplies it out for all functions, and gives up above 100,000 (TS2590).
        [Key in keyof Functions[Name]]: Key extends "Args"
          ? Arguments<Functions[Name][Key]>
          : Functions[Name][Key];
      };
    };
  };
};

export type DatabaseClient = SupabaseClient<Database>;
