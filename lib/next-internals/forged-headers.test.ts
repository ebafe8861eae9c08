import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { dropForgedHeaders } from "./forged-headers";

const forged = () => ({
  host: "shelf.example",
  rsc: "1",
  "next-router-state-tree": "x",
  "x-middleware-subrequest": "middleware:middleware",
  "x-middleware-override-headers": "x",
  "x-nextjs-data": "1",
  "x-matched-path": "/settings",
  "x-prerender-revalidate": "x",
  "next-resume": "1",
  "next-action": "7f00",
  "content-type": "Multipart/form-data; boundary=x",
  "content-security-policy": "script-src 'nonce-mine'",
  "content-security-policy-report-only": "script-src 'nonce-mine'",
  "x-forwarded-for": "6.6.6.6",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
});
const KEPT = { host: "shelf.example", rsc: "1", "next-router-state-tree": "x" };

test("drops the headers that a client may not set", () => {
  const headers = forged();
  dropForgedHeaders(headers, false);
  expect(headers).toEqual(KEPT);
});

test("keeps what the proxy reports of the client", () => {
  const headers = forged();
  dropForgedHeaders(headers, true);
  expect(headers).toEqual({
    ...KEPT,
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
  });
});

test("keeps the type of a form for the route that takes one", () => {
  const types = ["/api/imports", "/api/imports?x=1", "/api/imports/1", "/import", "/"].map((url) => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    dropForgedHeaders(headers, false, url);
    return Object.keys(headers).length;
  });
  expect(types).toEqual([1, 1, 0, 0, 0]);
});

test("drops the header of a client-side navigation with a value that no browser sends", () => {
  const headers = { rsc: "0", host: "shelf.example" };
  dropForgedHeaders(headers, false);
  expect(headers).toEqual({ host: "shelf.example" });
});

test("drops every header that Next itself calls internal", () => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve("next/dist/server/lib/server-ipc/utils"),
    "utf8",
  );
  const [, list = ""] = /const INTERNAL_HEADERS = \[([^\]]+)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  const headers = Object.fromEntries(names.map((name) => [name, "forged"]));
  dropForgedHeaders(headers, true);
  expect(headers).toEqual({});
});
