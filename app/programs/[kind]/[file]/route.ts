import { jsonFile } from "@/lib/account-data/data-file";
import { fileResponse } from "@/lib/account-data/file-response";
import { jsonElements } from "@/lib/account-data/json-list";
import { tokenReader } from "@/lib/account-data/token-reader";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { parseProgramFile } from "@/lib/programs/path";
import { readPlaying, shelfPages } from "@/lib/programs/read-by-token";
import { fileParamsSchema, type ProgramKind } from "@/lib/programs/schema";

const JSON_TYPE = "application/json; charset=utf-8";
const NEVER_STORED = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

const READS: Record<ProgramKind, (token: string) => Promise<Response>> = {
  // Also for scripts of the user's own home page.
  playing: async (token) =>
    Response.json(await readPlaying(token), { headers: { "Access-Control-Allow-Origin": "*" } }),
  shelf: (token) =>
    fileResponse({ name: "questshelf-shelf.json", type: JSON_TYPE, pieces: shelfJson(token) }),
  export: (token) => fileResponse(jsonFile(tokenReader(token), new Date())),
};

/** A user's own data by a secret address: programs have no session. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "write", params: fileParamsSchema }, async ({ params }) => {
    const address = parseProgramFile(params);
    if (!address) throw new AppError("not_found", "This address does not exist, or has changed.");
    const response = await READS[address.kind](address.token);
    for (const [name, value] of Object.entries(NEVER_STORED)) response.headers.set(name, value);
    return response;
  }),
});

async function* shelfJson(token: string): AsyncGenerator<string> {
  yield '{\n  "games": [';
  yield* jsonElements(shelfPages(token));
  yield "\n  ]\n}\n";
}
