/** Steam's errors are small HTML pages, whatever format was requested. */
function page(status: number, title: string, text: string): Response {
  const body = `<html><head><title>${title}</title></head><body><h1>${title}</h1>${text}</body></html>`;
  return new Response(body, { status, headers: { "content-type": "text/html; charset=UTF-8" } });
}

export const badRequest = () =>
  page(400, "Bad Request", "Please verify that all required parameters are being sent.");

export const forbidden = () =>
  page(
    403,
    "Forbidden",
    "Access is denied. Retrying will not help. Please verify your <pre>key=</pre> parameter.",
  );

export const notFound = () => page(404, "Not Found", "The requested interface or method does not exist.");

export const methodNotAllowed = () => page(405, "Method Not Allowed", "This API must be called with GET.");

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=UTF-8" },
  });
}
