type Body = Record<string, unknown>;

/** Storage's `code` for the `error` of Lite's body, which has none. */
const CODES: Record<string, string> = {
  not_found: "NoSuchKey",
  "Bucket not found": "NoSuchBucket",
  Duplicate: "KeyAlreadyExists",
  ResourceNotEmpty: "ResourceNotEmpty",
  InvalidRequest: "InvalidRequest",
  invalid_mime_type: "InvalidMimeType",
  "Payload too large": "EntityTooLarge",
  "Invalid key": "InvalidKey",
  Unauthorized: "AccessDenied",
  "Not Found": "InvalidRequest",
};
const INTERNAL = {
  statusCode: "500",
  error: "Internal",
  message: "Internal Server Error",
  code: "InternalError",
};

/**
 * Converts Lite's responses of `/storage/v1` to those of Storage: most errors have HTTP 400, and a `code` (supabase/storage,
 * src/internal/errors/codes.ts and src/http/error-handler.ts).
 */
export async function asStorageAnswer(request: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isInfo = request.method === "GET" && pathname.startsWith("/storage/v1/object/info/");
  if (answer.ok && !isInfo) return answer;
  if (!answer.headers.get("Content-Type")?.includes("json")) return answer;
  const body: Body = Object(
    await answer
      .clone()
      .json()
      .catch(() => ({})),
  );
  if (answer.ok) return Response.json(infoOf(body));
  const error = errorOf(body);
  // Storage sends HTTP 400 for everything except its own failures and unknown routes.
  const status = answer.status === 404 || answer.status >= 500 ? answer.status : 400;
  return Response.json(error, { status });
}

function errorOf(body: Body): Body {
  const { statusCode, error, message } = body;
  if (error === "server_error") return INTERNAL;
  // Invalid tokens are "access denied", with the verifier's message.
  if (error === "InvalidJWT") return errorOf({ error: "Unauthorized", statusCode: "403", message });
  const code = CODES[String(error)] ?? String(error);
  return {
    statusCode: String(statusCode),
    error: code === "InvalidKey" ? code : error,
    message: messageOf(code, String(message)),
    code,
  };
}

function messageOf(code: string, message: string): string {
  if (code === "EntityTooLarge") return "The object exceeded the maximum allowed size";
  if (code === "InvalidMimeType") return message.replace(/ Supported: .*$/, "").replace(/\.$/, "");
  return code === "InvalidKey" ? message.replace("Invalid object key", "Invalid key") : message;
}

function infoOf(row: Body): Body {
  const metadata: Body = Object(row.metadata);
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size ?? null,
    content_type: metadata.mimetype ?? null,
    cache_control: metadata.cacheControl ?? null,
    etag: metadata.eTag ?? null,
    metadata: row.user_metadata,
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}
