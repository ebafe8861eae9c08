/** A dotted field path such as `cover.image_id`; in `fields` and `exclude` also `*` and `cover.*`. */
export type Path = string;

export type Literal =
  | { kind: "number"; value: number }
  | { kind: "string"; value: string }
  | { kind: "boolean"; value: boolean }
  | { kind: "null" };

/** `"abc"*`, `*"abc"` and `*"abc"*`: `openEnd` is a star after the string, `openStart` one before it. */
export type Pattern = { kind: "pattern"; value: string; openStart: boolean; openEnd: boolean };

/** `(…)` any of, `[…]` all of, `{…}` exactly these. `= !(…)` is the operator `!=` with the plain list. */
export type List = { kind: "list"; mode: "any" | "all" | "exact"; items: Literal[] };

export type Value = Literal | Pattern | List;
export type Operator = "=" | "!=" | ">" | ">=" | "<" | "<=" | "~" | "!~";

export type Comparison = { kind: "compare"; path: Path; operator: Operator; value: Value };
export type Condition = Comparison | { kind: "and"; parts: Condition[] } | { kind: "or"; parts: Condition[] };

export type Sort = { path: Path; direction: "asc" | "desc" };

/** One query; an absent clause is `[]` or `null`. */
export type Query = {
  fields: Path[];
  exclude: Path[];
  where: Condition | null;
  sort: Sort | null;
  limit: number | null;
  offset: number | null;
  search: string | null;
};

/** One block of a multiquery: `query games/count "name" { … };`. */
export type Block = { endpoint: string; count: boolean; name: string; query: Query };
