import fc from "fast-check";
import { fillPath, parametersOf, type Route } from "../../scripts/lib/routes.ts";
import { ANONYMOUS_ROUTES, KNOWN_VALUES, QUERIES_WITHOUT_SCHEMA } from "./known-values.ts";
import { type Declared, type RouteSchemas, valid } from "./schemas.ts";
import { badText, jsonText } from "./values.ts";

export type Session = "none" | "valid" | "forged";

export type Body = {
  /** Each character is one byte. */
  bytes: string;
  /** Sent chunked, without `Content-Length`. */
  isChunked: boolean;
};

export type Input = {
  method: string;
  /** Path and query as sent. */
  target: string;
  session: Session;
  headers: Record<string, string>;
  body: Body | null;
};

const utf8 = (text: string) => Buffer.from(text.toWellFormed(), "utf8").toString("latin1");
/** Escapes only characters that a request line cannot contain. */
const minimallyEscaped = (text: string) => text.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

const orBadText = (values: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 1, arbitrary: values }, { weight: 1, arbitrary: badText });
const known = (name: string) => {
  const values = KNOWN_VALUES[name] ?? [];
  return values.length > 0 ? fc.constantFrom(...values) : badText;
};

function target(route: Route, declared: Declared[]): fc.Arbitrary<string> {
  const schemas = declared.find(({ params }) => params)?.params?.properties ?? {};
  const values = Object.fromEntries(
    parametersOf(route.path).map((name) => {
      const schema = schemas[name];
      const parameter = orBadText(schema ? valid(schema, name).map(String) : known(name));
      return [
        name,
        fc.tuple(parameter, fc.boolean()).map(([value, isRaw]) =>
          // An empty parameter would match another route.
          isRaw ? minimallyEscaped(value) : escaped(value || "-"),
        ),
      ];
    }),
  );
  const path = fc.record(values).map((filled) => fillPath(route.path, (name) => filled[name] ?? ""));
  return fc
    .tuple(path, query(route, declared), fc.nat(40))
    .map(([filled, search, luck]) => `${luck === 0 ? filled.replace("/", "//") : filled}${search}`);
}

/** A valid query in which some values are replaced, sometimes with an additional parameter. */
function query(route: Route, declared: Declared[]): fc.Arbitrary<string> {
  const undeclared = (QUERIES_WITHOUT_SCHEMA[route.path] ?? []).map((name) => [name, known(name)] as const);
  const whole = fc.oneof(
    ...declared.flatMap(({ query: schema }) => (schema ? [valid(schema)] : [])),
    fc.record(Object.fromEntries(undeclared), { requiredKeys: [] }),
  );
  const pairs = whole.chain((values) =>
    fc.tuple(
      ...Object.entries(Object(values)).map(([key, value]) =>
        fc
          .oneof({ weight: 4, arbitrary: fc.constant(String(value)) }, { weight: 1, arbitrary: badText })
          .map((text) => `${key}=${escaped(text)}`),
      ),
    ),
  );
  const others = fc.oneof(
    fc.tuple(badText, badText).map(([key, value]) => `${minimallyEscaped(key)}=${minimallyEscaped(value)}`),
    fc.constantFrom(
      "_rsc=1",
      "_rsc=",
      "__nextLocale=x",
      "slug=a&slug=b",
      "[]",
      "a[b]=c",
      "%",
      "&&=",
      "nxtPid=9",
    ),
  );
  return fc.tuple(pairs, fc.option(others, { freq: 2 })).map(([own, other]) => {
    const all = other === null ? own : [...own, other];
    return all.length > 0 ? `?${all.join("&")}` : "";
  });
}

/** Any bytes except control characters, which header values cannot contain. */
const headerText = badText.map((text) =>
  utf8(text)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .slice(0, 1000),
);

const HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-security-policy",
  "cookie",
  "host",
  "if-modified-since",
  "if-none-match",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "origin",
  "range",
  "referer",
  "rsc",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method-override",
  "x-invoke-path",
  "x-matched-path",
  "x-middleware-override-headers",
  "x-middleware-prefetch",
  "x-middleware-rewrite",
  "x-middleware-subrequest",
  "x-nextjs-data",
  "x-now-route-matches",
  "x-prerender-revalidate",
] as const;

const KNOWN_HEADERS: Partial<Record<(typeof HEADERS)[number], string[]>> = {
  "content-security-policy": ["script-src 'nonce-attacker'"],
  "next-router-prefetch": ["1", "2"],
  "next-router-segment-prefetch": ["/_tree", "/_full", "/../x"],
  "next-router-state-tree": ["%5B%22%22%2C%7B%7D%5D", "[", "%5B", "null"],
  "sec-fetch-site": ["same-origin", "cross-site", "none"],
  "x-middleware-subrequest": ["middleware:middleware:middleware:middleware:middleware", "src/middleware"],
  "x-nextjs-data": ["1"],
  cookie: [
    "questshelf-session=base64-e30",
    "questshelf-session=%",
    "questshelf-session.0=x; questshelf-session.1=y",
  ],
  host: ["evil.example", "localhost:1", "[::1]"],
  range: ["bytes=0-", "bytes=9-1", "lines=1"],
  rsc: ["1"],
};

const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...HEADERS)
      .chain((name) =>
        fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(KNOWN_HEADERS[name] ?? ["x"])), headerText)),
      ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const BOUNDARY = "multipart/form-data; boundary=x";
const PICTURE_HEADS = [
  "\xff\xd8\xff\xe0",
  "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff",
  "RIFF\0\0\0\0WEBPVP8X",
];
const OVERSIZE = 200_000;

/** Bodies with their `Content-Type`. */
function bodies(declared: Declared[]): fc.Arbitrary<{ type: string; bytes: string }> {
  const json = jsonText(declared.flatMap(({ body }) => (body ? [valid(body)] : []))).map(utf8);
  const bytes = fc.oneof(
    fc.string({ unit: fc.nat(255).map((byte) => String.fromCharCode(byte)), maxLength: 60 }),
    fc.constantFrom(
      ...PICTURE_HEADS,
      `{"a":"\xff\xfe"}`,
      "\xc3\x28",
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--`,
    ),
  );
  const types = fc.constantFrom(
    "application/json",
    "text/plain",
    BOUNDARY,
    "application/x-www-form-urlencoded",
    "image/jpeg",
    "",
  );
  return fc.oneof(
    { weight: 6, arbitrary: json.map((text) => ({ type: "application/json", bytes: text })) },
    { weight: 1, arbitrary: fc.tuple(types, json).map(([type, text]) => ({ type, bytes: text })) },
    { weight: 1, arbitrary: fc.tuple(types, bytes).map(([type, text]) => ({ type, bytes: text })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("application/json; charset=utf-16", "APPLICATION/JSON", "application/json")
        .map((type) => ({
          type,
          bytes: `{"a":"${"x".repeat(OVERSIZE)}"}`,
        })),
    },
  );
}

/** Inputs for a route, from nearly valid to nonsense. */
export function inputsFor(route: Route, schemas: RouteSchemas): fc.Arbitrary<Input> {
  const declared = Object.values(schemas).flatMap((handlers) => handlers ?? []);
  const own = route.methods.length > 0 ? route.methods : (["GET"] as const);
  const methods = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<string>(...own) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"),
    },
  );
  const sessions = fc.constantFrom<Session>(
    ...(ANONYMOUS_ROUTES.has(route.path) ? ANONYMOUS_SESSIONS : SESSIONS),
  );
  return fc
    .record({
      method: methods,
      target: target(route, declared),
      session: sessions,
      headers,
      isOwnPage: fc.nat(9).map((luck) => luck > 0),
      body: fc.option(fc.tuple(bodies(declared), fc.nat(9)), { nil: null, freq: 8 }),
    })
    .map(({ isOwnPage, body, headers: given, ...rest }) => {
      const takesBody = body !== null && !["GET", "HEAD", "OPTIONS"].includes(rest.method);
      const type: Record<string, string> = takesBody && body[0].type ? { "content-type": body[0].type } : {};
      return {
        ...rest,
        headers: { ...(isOwnPage ? { "sec-fetch-site": "same-origin" } : {}), ...type, ...given },
        body: takesBody ? { bytes: body[0].bytes, isChunked: body[1] === 0 } : null,
      };
    });
}

const SESSIONS: Session[] = ["valid", "valid", "none", "forged"];
const ANONYMOUS_SESSIONS: Session[] = ["none", "forged"];
