import { sharedTokens, type TokenStore } from "./tokens.ts";

type TokenHandlerOptions = {
  tokens?: TokenStore;
  /** Secret by client id. */
  clients?: Record<string, string>;
};

/** Twitch's `POST /oauth2/token` for the client-credentials grant; parameters in the query or in a form body. */
export function createTokenHandler({
  tokens = sharedTokens,
  clients = { sandbox: "sandbox" },
}: TokenHandlerOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!/\/oauth2\/token\/?$/.test(pathname)) return refuse(404, "not found");
    if (request.method !== "POST") return refuse(405, "method not allowed");
    const form = new URLSearchParams(await request.text());
    const read = (name: string) => searchParams.get(name) ?? form.get(name) ?? "";
    const clientId = read("client_id");
    if (clientId === "") return refuse(400, "missing client id");
    if (!Object.hasOwn(clients, clientId)) return refuse(400, "invalid client");
    if (read("client_secret") === "") return refuse(400, "missing client secret");
    if (clients[clientId] !== read("client_secret")) return refuse(403, "invalid client secret");
    if (read("grant_type") === "") return refuse(400, "missing grant type");
    if (read("grant_type") !== "client_credentials") return refuse(400, "invalid grant type");
    const { token, expiresIn } = tokens.issue(clientId);
    return Response.json({ access_token: token, expires_in: expiresIn, token_type: "bearer" });
  };
}

function refuse(status: number, message: string): Response {
  return Response.json({ status, message }, { status });
}
