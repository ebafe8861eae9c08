import fc from "fast-check";

/** Texts that often trigger bugs. None may match the patterns for internals in `judge.ts`. */
const BAD_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "null",
  "undefined",
  "NaN",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "-1",
  "-0",
  "1e309",
  "0x10",
  "1.5",
  "01",
  "9".repeat(400),
  "2147483648",
  "9007199254740993",
  "' or 1=1 --",
  '"; drop table profiles; --',
  "1); select pg_sleep(20); --",
  "a,status.eq.want),or(id.gt.0",
  "*",
  "%",
  "%_%",
  "\\",
  "\\%",
  '"; limit 500; where id > 0; //',
  '\\"; fields *;',
  "/* x */",
  "{{7*7}}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "http://169.254.169.254/latest",
  "../../../../etc/hosts",
  "..%2f..%2f..%2fetc%2fhosts",
  "%2e%2e%2f",
  "%00",
  "%zz",
  "%ff%fe",
  "%e2%82",
  "\r\nset-cookie: a=b",
  "😀👩‍👩‍👧‍👦",
  "\u202e\u200b\ufeff\u2028",
  "ﬃⅣ①İıẞ",
  "e\u0301".repeat(50),
  "\ud800",
  "x".repeat(2000),
];

export const badText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** JSON as text, because some of it is invalid: prototype keys, deep nesting, numbers out of range. */
const strangeJson: fc.Arbitrary<string> = fc.constantFrom(
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  "[".repeat(5000),
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`,
  "1e400",
  "-0",
  '"\\ud800"',
  '{"a":1,"a":2}',
  "{}{}",
  '{"a":',
  "nul",
  "",
  "\ufeff{}",
  "NaN",
);

const badJsonValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, [], {}, [[]], { $ne: "" }, Number.MAX_SAFE_INTEGER),
  badText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** A valid body in which one value is replaced, removed, nested or added. */
function mutated(body: unknown): fc.Arbitrary<string> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return fc.constant(JSON.stringify(body));
  const keys = Object.keys(body);
  return fc
    .record({
      key: keys.length > 0 ? fc.oneof(fc.constantFrom(...keys), badText) : badText,
      value: badJsonValue,
      how: fc.constantFrom("replace", "remove", "nest", "keep"),
    })
    .map(({ key, value, how }) => {
      if (how === "keep") return JSON.stringify(body);
      const rest = Object.entries(body).filter(([name]) => name !== key);
      const nested = how === "nest" ? [[key, [Reflect.get(body, key)]]] : [[key, value]];
      return JSON.stringify(Object.fromEntries(how === "remove" ? rest : [...rest, ...nested]));
    });
}

/** JSON from nearly valid to invalid. */
export function jsonText(valid: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<string> {
  const anything = fc.oneof(
    strangeJson,
    badJsonValue.map((value) => JSON.stringify(value)),
    fc.json(),
  );
  if (valid.length === 0) return anything;
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...valid).chain(mutated) },
    { weight: 1, arbitrary: anything },
  );
}
