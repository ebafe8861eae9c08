import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ACCOUNTS, accountById } from "./accounts.ts";
import { badRequest, methodNotAllowed, notFound } from "./answers.ts";

const NS = "http://specs.openid.net/auth/2.0";
const ANY_IDENTITY = `${NS}/identifier_select`;
/** The fields that Steam signs, in this order. */
const SIGNED = [
  "signed",
  "op_endpoint",
  "claimed_id",
  "identity",
  "return_to",
  "response_nonce",
  "assoc_handle",
];

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/**
 * steamcommunity.com/openid: a page that signs in as a sample account, and `check_authentication`, which accepts a response once.
 * @param baseUrl where browsers reach this handler
 */
export function createOpenIdHandler(baseUrl: string): (request: Request) => Promise<Response> {
  const key = randomBytes(20);
  const open = new Set<string>();
  const signatureOf = (params: URLSearchParams, fields: readonly string[]) => {
    const lines = fields.map((field) => `${field}:${params.get(`openid.${field}`) ?? ""}\n`);
    return createHmac("sha1", key).update(lines.join("")).digest();
  };

  function login(params: URLSearchParams): Response {
    const returnTo = params.get("openid.return_to") ?? "";
    const isRequest =
      params.get("openid.mode") === "checkid_setup" &&
      params.get("openid.ns") === NS &&
      params.get("openid.identity") === ANY_IDENTITY &&
      params.get("openid.claimed_id") === ANY_IDENTITY;
    const isBelow = URL.canParse(returnTo) && returnTo.startsWith(params.get("openid.realm") ?? returnTo);
    if (!isRequest || !isBelow) return badRequest();
    const account = params.get("account");
    if (account === null) return loginPage(params);
    if (!accountById(account)) return redirect(returnTo, { ns: NS, mode: "cancel" });
    const nonce = `${new Date().toISOString().replace(/\.\d+Z$/, "Z")}${randomBytes(9).toString("base64url")}`;
    const claimedId = `${baseUrl}/id/${account}`;
    const fields: Record<string, string> = {
      ns: NS,
      mode: "id_res",
      op_endpoint: `${baseUrl}/login`,
      claimed_id: claimedId,
      identity: claimedId,
      return_to: returnTo,
      response_nonce: nonce,
      assoc_handle: "1234567890",
      signed: SIGNED.join(","),
    };
    const response = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [`openid.${name}`, value]),
    );
    open.add(nonce);
    return redirect(returnTo, { ...fields, sig: signatureOf(response, SIGNED).toString("base64") });
  }

  function check(params: URLSearchParams): Response {
    const given = Buffer.from(params.get("openid.sig") ?? "", "base64");
    const expected = signatureOf(params, (params.get("openid.signed") ?? "").split(","));
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    const isValid = isSigned && open.delete(params.get("openid.response_nonce") ?? "");
    return new Response(`ns:${NS}\nis_valid:${isValid}\n`, {
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/login") return notFound();
    if (request.method === "GET") return login(searchParams);
    if (request.method !== "POST") return methodNotAllowed();
    const params = new URLSearchParams(await request.text());
    return params.get("openid.mode") === "check_authentication" ? check(params) : badRequest();
  };
}

function redirect(returnTo: string, fields: Record<string, string>): Response {
  const target = new URL(returnTo);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(`openid.${name}`, value);
  return new Response(null, { status: 302, headers: { location: target.href } });
}

function loginPage(params: URLSearchParams): Response {
  const hidden = [...params].map(
    ([name, value]) => `<input type="hidden" name="${toHtml(name)}" value="${toHtml(value)}">`,
  );
  const buttons = ACCOUNTS.map(
    ({ steamid, vanity }) =>
      `<p><button name="account" value="${steamid}">Sign in as ${vanity} (${steamid})</button></p>`,
  );
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sandbox of Steam</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:32rem;padding:0 1rem}button{font:inherit;padding:.5rem .75rem}</style>
<h1>Sandbox of Steam</h1><p>No real sign-in: choose a sample account.</p>
<form>${hidden.join("")}${buttons.join("")}<p><button name="account" value="">Cancel</button></p></form></html>`;
  return new Response(body, {
    headers: { "content-type": "text/html; charset=UTF-8", "cache-control": "no-store" },
  });
}
