import { invalidField, tooDeep } from "./errors.ts";
import { DEPRECATED_FIELDS, FIELDS } from "./fields.ts";
import { MAX_PATH_SEGMENTS } from "./limits.ts";

/** A field of an endpoint; `target` is the endpoint of a relation. */
export type Field = { name: string; target: string | null; isList: boolean };

/** A path of known fields; `isRemoved` if it contains a removed name. */
export type FieldPath = { text: string; fields: Field[]; isRemoved: boolean };

type EndpointFields = { fields: Map<string, Field>; removed: Set<string> };

const ENDPOINTS: ReadonlyMap<string, EndpointFields> = new Map(
  Object.entries(FIELDS).map(([endpoint, notation]) => {
    const fields = ["id", ...notation.split(" "), "checksum"].map(readField);
    return [
      endpoint,
      {
        fields: new Map(fields.map((field) => [field.name, field])),
        removed: new Set((DEPRECATED_FIELDS[endpoint] ?? "").split(" ")),
      },
    ];
  }),
);

function readField(notation: string): Field {
  const isList = notation.endsWith("*");
  const [name = "", target] = notation.replace("*", "").split(">");
  return { name, target: target ?? null, isList };
}

export function isEndpoint(name: string): boolean {
  return ENDPOINTS.has(name);
}

/** The fields of an endpoint in response order: id, by name, checksum. */
export function fieldsOf(endpoint: string): Field[] {
  const rank = ({ name }: Field) => (name === "id" ? 0 : name === "checksum" ? 2 : 1);
  return [...(ENDPOINTS.get(endpoint)?.fields.values() ?? [])].sort(
    (left, right) => rank(left) - rank(right) || (left.name < right.name ? -1 : 1),
  );
}

/** Resolves a dotted path without star. @throws 400 Invalid Field */
export function resolvePath(endpoint: string, text: string, strict: boolean): FieldPath {
  const names = text.split(".");
  if (names.length > MAX_PATH_SEGMENTS) throw tooDeep(text);
  const fields: Field[] = [];
  let here: string | null = endpoint;
  for (const name of names) {
    const known: EndpointFields | undefined = here === null ? undefined : ENDPOINTS.get(here);
    const field: Field | undefined = known?.fields.get(name);
    if (!field) {
      if (known?.removed.has(name) && !strict) return { text, fields, isRemoved: true };
      throw invalidField(name);
    }
    fields.push(field);
    here = field.target;
  }
  return { text, fields, isRemoved: false };
}

/** The response of `GET /<endpoint>/meta`. */
export function metaOf(endpoint: string): { name: string; type: string }[] {
  return fieldsOf(endpoint).map(({ name, target, isList }) => {
    const type = target ? `reference: ${target}` : scalarType(name);
    return { name, type: isList ? `array of ${type}` : type };
  });
}

function scalarType(name: string): string {
  if (/_at$|_date$|^date$|_time$/.test(name)) return "timestamp";
  if (/(^|_)rating$|^value$/.test(name)) return "double";
  if (/^(developer|publisher|porting|supporting|trusted|animated|alpha_channel|dropin)$/.test(name)) {
    return "boolean";
  }
  return /_count$|_id$|^id$|^(count|height|width|hypes|country|generation|hastily|normally|completely|[dmy])$/.test(
    name,
  )
    ? "integer"
    : "string";
}
