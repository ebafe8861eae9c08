/**
 * Error bodies of Storage, sent with the HTTP status `http` or 400 (supabase/storage, src/internal/errors/codes.ts and
 * src/http/error-handler.ts).
 */
export const STORAGE_ERRORS = {
  noSuchKey: {
    statusCode: "404",
    error: "not_found",
    message: "Object not found",
    code: "NoSuchKey",
  },
  fileLost: {
    statusCode: "404",
    error: "Not found",
    message: "The resource was not found",
    code: "NoSuchKey",
  },
  noSuchBucket: {
    statusCode: "404",
    error: "Bucket not found",
    message: "Bucket not found",
    code: "NoSuchBucket",
  },
  tenantNotFound: {
    statusCode: "400",
    error: "TenantNotFound",
    message: "Missing tenant config for tenant x",
    code: "TenantNotFound",
  },
  invalidJwt: { statusCode: "400", error: "InvalidJWT", message: "Invalid JWT", code: "InvalidJWT" },
  accessDenied: {
    statusCode: "403",
    error: "Unauthorized",
    message: "new row violates row-level security policy",
    code: "AccessDenied",
  },
  lockTimeout: {
    statusCode: "503",
    error: "acquiring_lock_timeout",
    message: "acquiring lock timeout",
    code: "LockTimeout",
  },
  databaseReadOnly: {
    statusCode: "503",
    error: "DatabaseReadOnly",
    message: "The database is currently in read-only mode. Please try again later.",
    code: "DatabaseReadOnly",
  },
  slowDown: {
    statusCode: "429",
    error: "too_many_connections",
    message: "Too many connections issued to the database",
    code: "SlowDown",
    http: 429,
  },
  databaseTimeout: {
    statusCode: "544",
    error: "DatabaseTimeout",
    message: "The connection to the database timed out",
    code: "DatabaseTimeout",
    http: 544,
  },
  internal: {
    statusCode: "500",
    error: "Internal",
    message: "Internal Server Error",
    code: "InternalError",
    http: 500,
  },
  noSuchRoute: {
    statusCode: "404",
    error: "Not Found",
    message: "Route GET:/x not found",
    code: "InvalidRequest",
    http: 404,
  },
} as const;

/** Before Storage 1.67 (July 2026), which added `code`. */
export const OLD_NOT_FOUND = { statusCode: "404", error: "not_found", message: "Object not found" };
export const OLD_NO_BUCKET = { statusCode: "404", error: "Bucket not found", message: "Bucket not found" };

export function storageAnswer(error: { statusCode: string; http?: number }): {
  status: number;
  body: string;
} {
  const { http = 400, ...body } = error;
  return { status: http, body: JSON.stringify(body) };
}
